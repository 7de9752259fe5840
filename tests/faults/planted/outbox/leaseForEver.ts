import type {
  isLeased as soundLeased,
  releaseExpiredLease as soundRecovered,
} from '#domain/outbox/outbox.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const isLeased: Faulty<typeof soundLeased> = () => (entry) => entry.lease !== undefined

export const releaseExpiredLease: Faulty<typeof soundRecovered> = (original) => (entry, nowMs) =>
  entry.lease ? entry : original(entry, nowMs)
