import type { isStale as sound } from '#domain/outbox/outbox.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const isStale: Faulty<typeof sound> = () => () => false
