import type { requeued as sound } from '#domain/outbox/outbox.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const requeued: Faulty<typeof sound> = () => (entry) => entry
