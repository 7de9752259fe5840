import type { editPreferences as sound } from '#domain/orders/mergePreferences.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const editPreferences: Faulty<typeof sound> =
  (original) =>
  (stored, ...edit) => ({ ...original(stored, ...edit), editedAt: stored.editedAt })
