import type { addEntry as real } from '#data/outbox/enqueue.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const addEntry: Faulty<typeof real> =
  (original) =>
  (...given) =>
    fetch(`${location.origin}/api/health`).then(() => original(...given))
