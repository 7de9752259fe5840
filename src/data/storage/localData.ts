import { readCache, writeCache } from '#data/live/localStorageCache.ts'
import type { Live } from '#data/live/store.ts'
import { whenIdle } from '#data/live/whenIdle.ts'

/** Set once this device keeps something: later visits may load the database at once. */
export const LOCAL_DATA_KEY = 'darzi_used'

const listeners: (() => void)[] = []

let usedHere = false

/** Whether this device keeps something, as far as this page knows without asking the database. */
export function hasLocalData(): boolean {
  return usedHere || readCache(LOCAL_DATA_KEY) !== undefined
}

/** Calls back when the database is opened for the first time on this page. */
export function onFirstLocalData(listener: () => void): void {
  listeners.push(listener)
}

/** Notes that the database is in use. */
export function markLocalData(): void {
  usedHere = true
  if (readCache(LOCAL_DATA_KEY) === undefined) writeCache(LOCAL_DATA_KEY, '1')
  for (const listener of listeners.splice(0)) listener()
}

/**
 * The live value that `load` brings. It comes, and is followed, only once this device keeps
 * something, and only when the page is quiet: until then it is unknown, and neither a module nor a
 * database is opened to learn that there is nothing.
 */
export function whenLocalData<Value>(load: () => Promise<Live<Value>>): Live<Value> {
  let live: Live<Value> | undefined
  return {
    current: () => live?.current(),
    subscribe(onChange) {
      let left = false
      let stop = () => {}
      const start = (loaded: Live<Value>) => {
        live = loaded
        if (left) return
        stop = live.subscribe(onChange)
        onChange()
      }
      // A part that cannot be fetched now is asked for again by the next page.
      const follow = () => whenIdle(() => void (left || load().then(start, () => undefined)))
      if (hasLocalData()) follow()
      else onFirstLocalData(follow)
      return () => {
        left = true
        stop()
      }
    },
  }
}
