import type { Live } from './store.ts'
import { whenSettled } from './whenIdle.ts'

/**
 * The same value, but subscribed only once the page has settled; for callers that have something to
 * show meanwhile.
 */
export function deferUntilIdle<Value>(live: Live<Value>): Live<Value> {
  return {
    current: live.current,
    subscribe(onChange) {
      // A known value means the database is open already, and the value may be stale: subscribe
      // now.
      if (live.current() !== undefined) return live.subscribe(onChange)
      let left = false
      let stop = () => {}
      whenSettled(() => {
        if (!left) stop = live.subscribe(onChange)
      })
      return () => {
        left = true
        stop()
      }
    },
  }
}
