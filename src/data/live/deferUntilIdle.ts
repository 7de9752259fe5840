import { afterPaint } from './afterPaint.ts'
import type { Live } from './store.ts'
import { whenSettled } from './whenIdle.ts'

/**
 * The same value, but subscribed only once the page has settled; for callers that have something to
 * show meanwhile.
 */
export function deferUntilIdle<Value>(live: Live<Value>): Live<Value> {
  return deferUntil(whenSettled, live)
}

/** The same value, but subscribed after the next frame, so that a tap is answered before it. */
export function deferUntilPainted<Value>(live: Live<Value>): Live<Value> {
  return deferUntil(afterPaint, live)
}

function deferUntil<Value>(when: (work: () => void) => unknown, live: Live<Value>): Live<Value> {
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
