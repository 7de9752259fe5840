import { readCache, writeCache } from '#data/live/localStorageCache.ts'
import type { Live } from '#domain/base/live.ts'
import { whenIdle } from '#data/live/whenIdle.ts'

/** Set once this device stores anything: later visits may then load the database at once. */
export const LOCAL_DATA_KEY = 'darzi_used'

const listeners: (() => void)[] = []

let usedHere = false

/** Whether this device has local data, as far as this page knows without opening the database. */
export function hasLocalData(): boolean {
  return usedHere || readCache(LOCAL_DATA_KEY) !== undefined
}

/** Calls back when this page first opens the database. */
export function onFirstLocalData(listener: () => void): void {
  listeners.push(listener)
}

/** Records that this device has local data, and calls those who wait for it. Idempotent. */
export function markLocalData(): void {
  usedHere = true
  if (readCache(LOCAL_DATA_KEY) === undefined) writeCache(LOCAL_DATA_KEY, '1')
  for (const listener of listeners.splice(0)) listener()
}

/**
 * The live value that `load` returns. It is loaded and subscribed only once this device has local
 * data and the page is idle. Until then it is unknown: neither a module nor the database is loaded
 * just to find nothing.
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
      // If the chunk cannot be fetched now, the next page tries again.
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
