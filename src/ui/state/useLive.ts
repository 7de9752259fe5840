import { useSyncExternalStore } from 'react'

/** An observable value: its current state (undefined until known), and a subscription to changes. */
export type Live<Value> = {
  subscribe: (onChange: () => void) => () => void
  current: () => Value | undefined
}

/**
 * Subscribes to a live value of the data layer. It is undefined on the server and until the first
 * result. Create a value that depends on props with `useMemo`, so that its identity is stable.
 */
export function useLive<Value>(live: Live<Value>): Value | undefined {
  return useSyncExternalStore(live.subscribe, live.current, nothingYet)
}

function nothingYet(): undefined {
  return undefined
}
