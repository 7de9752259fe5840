import type { putIntoOutbox as sound } from '#data/outboxPut.ts'
import type { Faulty } from './faulty.ts'

export const putIntoOutbox: Faulty<typeof sound> =
  (original) =>
  (...given) =>
    fetch(`${location.origin}/api/health`).then(() => original(...given))
