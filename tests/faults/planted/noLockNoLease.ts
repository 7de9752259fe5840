import type { alone as soundAlone } from '#data/locks.ts'
import type { leased as soundLeased } from '#domain/outbox.ts'
import type { Faulty } from './faulty.ts'

export const alone: Faulty<typeof soundAlone> = () => async (_name, work) => {
  await work(() => Promise.resolve())
  return true
}

export const leased: Faulty<typeof soundLeased> = (original) => (entry, holder, nowMs) => {
  const { lease: _lease, ...rest } = original(entry, holder, nowMs)
  return { ...rest, status: 'queued' }
}
