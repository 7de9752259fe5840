import type { Live } from './store.ts'
import { whenSettled } from './whenIdle.ts'

/** The same value, followed only once the page has settled: for who has something to show. */
export function deferUntilIdle<Value>(live: Live<Value>): Live<Value> {
  return {
    current: live.current,
    subscribe(onChange) {
      // The database is open then, and what is known may have grown old.
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
