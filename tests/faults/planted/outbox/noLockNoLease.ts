import type { withTabLock as soundInTurn } from '#data/storage/tabLock.ts'
import type { acquireLease as soundLeased } from '#domain/outbox/outbox.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const withTabLock: Faulty<typeof soundInTurn> = () => (_name, work) => work()

export const acquireLease: Faulty<typeof soundLeased> = (original) => (entry, holder, nowMs) => {
  const { lease: _lease, ...rest } = original(entry, holder, nowMs)
  return { ...rest, status: 'queued' }
}
