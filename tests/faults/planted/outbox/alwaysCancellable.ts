import type { isCancellable as sound } from '#domain/outbox/outbox.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const isCancellable: Faulty<typeof sound> = () => () => true
