import type { withTabLock as real } from '#data/storage/tabLock.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

/** Once its patience is over, it leaves the work undone. */
export const withTabLock: Faulty<typeof real> = () => async (name, work, patienceMs) => {
  const signal = AbortSignal.timeout(patienceMs)
  await navigator.locks.request(name, { signal }, work).catch(() => undefined)
}
