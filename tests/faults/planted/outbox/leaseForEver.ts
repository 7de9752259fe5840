import type { isLeased as soundLeased, recovered as soundRecovered } from '#domain/outbox/outbox.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const isLeased: Faulty<typeof soundLeased> = () => (entry) => entry.lease !== undefined

export const recovered: Faulty<typeof soundRecovered> = (original) => (entry, nowMs) =>
  entry.lease ? entry : original(entry, nowMs)
