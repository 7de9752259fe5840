import type { isCancellable as real } from '#domain/outbox/outbox.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const isCancellable: Faulty<typeof real> = () => () => true
