import type { Live } from '#domain/base/live.ts'
import { whenSettled } from './whenIdle.ts'

/** Runs work once a moment has come, such as `whenSettled` or `afterPaint`. */
type When = (work: () => void) => unknown

/**
 * The same value, but subscribed only once the page has settled, or at another moment; for callers
 * that have something to show meanwhile.
 */
export function deferSubscription<Value>(live: Live<Value>, when: When = whenSettled): Live<Value> {
  return {
    current: live.current,
    subscribe(onChange) {
      // A known value means the database is open already, and the value may be stale: subscribe
      // now.
      if (live.current() !== undefined) return live.subscribe(onChange)
      let left = false
      let stop = () => {}
      when(() => {
        if (!left) stop = live.subscribe(onChange)
      })
      return () => {
        left = true
        stop()
      }
    },
  }
}
