import type { settled as sound } from '#domain/outbox/delivery.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const settled: Faulty<typeof sound> =
  (original) =>
  (entry, verdict, _sentEdition, ...rest) =>
    original(entry, verdict, entry.edition, ...rest)
