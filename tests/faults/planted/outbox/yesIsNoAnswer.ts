import type { confirmed as sound } from '#domain/outbox/outbox.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const confirmed: Faulty<typeof sound> = () => (entry) => entry
