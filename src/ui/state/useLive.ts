import { useSyncExternalStore } from 'react'
import type { Live } from '#domain/base/live.ts'

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
