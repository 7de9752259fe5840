import { startTransition, useEffect, useState } from 'react'
import { usePageData } from '#ui/state/contexts.ts'
import { useLive, type Live } from '#ui/state/useLive.ts'

const UNKNOWN = { subscribe: () => () => undefined, current: () => undefined }

/**
 * A live value of this device for a context around the whole page. On a server-rendered page it
 * arrives in a transition: a synchronous update would make React hydrate the whole page in one long
 * task.
 */
export function useDeviceValue<Value>(live: Live<Value>): Value | undefined {
  const [ready, setReady] = useState(usePageData().seq === undefined)
  useEffect(() => {
    startTransition(() => setReady(true))
  }, [])
  return useLive(ready ? live : UNKNOWN)
}
