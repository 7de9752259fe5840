import { deferUntilIdle } from '#data/live/deferUntilIdle.ts'
import { hasLocalData } from '#data/storage/localData.ts'
import type { Live } from '#data/live/store.ts'

/**
 * The same value, reported as `empty` on a device without local data: a first visit need not open
 * the database to find it empty. It is queried all the same once the page has settled.
 */
export function withInitialValue<Value>(live: Live<Value>, empty: Value): Live<Value> {
  const quiet = deferUntilIdle(live)
  // `hasLocalData` turns true before the first query result arrives; stay `empty` until it does.
  let assumed = false
  return {
    current: () => live.current() ?? (assumed || !hasLocalData() ? empty : undefined),
    subscribe(onChange) {
      assumed = !hasLocalData()
      const stop = (assumed ? quiet : live).subscribe(onChange)
      return () => {
        assumed = false
        stop()
      }
    },
  }
}
