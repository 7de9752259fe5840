import { deferUntilIdle } from '#data/live/deferUntilIdle.ts'
import { hasLocalData } from './localData.ts'
import type { Live } from '#data/live/store.ts'

/**
 * The same value, taken to be `empty` on a device that has kept nothing yet: whoever has just come
 * does not wait for a database to hear that there is nothing in it. It is asked all the same once
 * the page has settled.
 */
export function withInitialValue<Value>(live: Live<Value>, empty: Value): Live<Value> {
  const quiet = deferUntilIdle(live)
  // The first use is noted before its answer is there.
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
