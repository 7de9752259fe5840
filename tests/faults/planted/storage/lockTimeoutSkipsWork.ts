import type { withTabLock as real } from '#data/storage/tabLock.ts'
import type { Faulty } from '#tests/faults/planted/faulty.ts'

/** After the wait times out, the work is skipped. */
export const withTabLock: Faulty<typeof real> = () => async (name, work, patienceMs) => {
  const signal = AbortSignal.timeout(patienceMs)
  await navigator.locks.request(name, { signal }, work).catch(() => undefined)
}
