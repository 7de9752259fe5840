import type { reconcile as sound } from '#domain/products/pull.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const reconcile: Faulty<typeof sound> =
  (original) =>
  (...given) => ({ ...original(...given), gone: [] })
