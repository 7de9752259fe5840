import type { addEntry as sound } from '#data/outbox/enqueue.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const addEntry: Faulty<typeof sound> =
  (original) =>
  (...given) =>
    fetch(`${location.origin}/api/health`).then(() => original(...given))
