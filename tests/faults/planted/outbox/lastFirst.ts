import type { sendableEntries as sound } from '#domain/outbox/schedule.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const sendableEntries: Faulty<typeof sound> =
  (original) =>
  (entries, ...rest) =>
    original(
      entries.map((entry) => ({ ...entry, order: -entry.order })),
      ...rest,
    )
