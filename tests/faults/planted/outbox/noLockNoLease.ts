import type { withTabLock as realInTurn } from '#data/storage/tabLock.ts'
import type { acquireLease as realLeased } from '#domain/outbox/outbox.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

export const withTabLock: Faulty<typeof realInTurn> = () => (_name, work) => work()

export const acquireLease: Faulty<typeof realLeased> = (original) => (entry, holder, nowMs) => {
  const { lease: _lease, ...rest } = original(entry, holder, nowMs)
  return { ...rest, status: 'queued' }
}
