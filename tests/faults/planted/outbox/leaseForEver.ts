import type { abandonedHolders as realAbandoned } from '#data/outbox/sending/attemptLock.ts'
import type {
  isLeased as realLeased,
  releaseExpiredLease as realRecovered,
} from '#domain/outbox/outbox.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const isLeased: Faulty<typeof realLeased> = () => (entry) => entry.lease !== undefined

export const releaseExpiredLease: Faulty<typeof realRecovered> = (original) => (entry, nowMs) =>
  entry.lease ? entry : original(entry, nowMs)

export const abandonedHolders: Faulty<typeof realAbandoned> = () => () =>
  Promise.resolve(new Set<string>())
