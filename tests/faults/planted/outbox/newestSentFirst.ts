import type { sendableEntries as real } from '#domain/outbox/schedule.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const sendableEntries: Faulty<typeof real> =
  (original) =>
  (entries, ...rest) =>
    original(
      entries.map((entry) => ({ ...entry, order: -entry.order })),
      ...rest,
    )
