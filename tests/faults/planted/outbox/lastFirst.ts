import type { sendable as sound } from '#domain/outbox/outboxTurn.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const sendable: Faulty<typeof sound> =
  (original) =>
  (entries, ...rest) =>
    original(
      entries.map((entry) => ({ ...entry, order: -entry.order })),
      ...rest,
    )
