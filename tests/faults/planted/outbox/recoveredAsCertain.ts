import type { releaseExpiredLease as sound } from '#domain/outbox/outbox.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const releaseExpiredLease: Faulty<typeof sound> = (original) => (entry, nowMs) => {
  const free = original(entry, nowMs)
  return free === entry ? entry : { ...free, uncertain: entry.uncertain }
}
