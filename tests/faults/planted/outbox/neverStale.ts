import type { isStale as real } from '#domain/outbox/outbox.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const isStale: Faulty<typeof real> = () => () => false
