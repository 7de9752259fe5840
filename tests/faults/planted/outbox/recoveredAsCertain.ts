import type { releaseExpiredLease as real } from '#domain/outbox/outbox.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const releaseExpiredLease: Faulty<typeof real> = (original) => (entry, nowMs) => {
  const free = original(entry, nowMs)
  return free === entry ? entry : { ...free, uncertain: entry.uncertain }
}
