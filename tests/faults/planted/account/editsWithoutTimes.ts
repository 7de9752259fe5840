import type { editPreferences as real } from '#domain/orders/mergePreferences.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const editPreferences: Faulty<typeof real> =
  (original) =>
  (stored, ...edit) => ({ ...original(stored, ...edit), editedAt: stored.editedAt })
