import { useSyncExternalStore } from 'react'

/** A value that changes by itself: what it is now (undefined until known), and when it changes. */
export type Live<Value> = {
  subscribe: (onChange: () => void) => () => void
  current: () => Value | undefined
}

/**
 * Follows a live value of the data layer. It is undefined on the server and until the device has
 * answered. One that depends on something is made with `useMemo`, so that it stays the same.
 */
export function useLive<Value>(live: Live<Value>): Value | undefined {
  return useSyncExternalStore(live.subscribe, live.current, nothingYet)
}

function nothingYet(): undefined {
  return undefined
}
