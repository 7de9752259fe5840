import { startTransition, useEffect, useState } from 'react'
import { usePageData } from '#ui/state/contexts.ts'
import { useLive } from '#ui/state/useLive.ts'
import type { Live } from '#ui/state/useLive.ts'

const UNKNOWN = { subscribe: () => () => undefined, current: () => undefined }

/**
 * A live value of this device for a context that the whole page stands in. On a page that came from
 * the server it comes in a transition: a change at once has React take over all of the page in one
 * long task.
 */
export function useDeviceValue<Value>(live: Live<Value>): Value | undefined {
  const [ready, setReady] = useState(usePageData().seq === undefined)
  useEffect(() => {
    startTransition(() => setReady(true))
  }, [])
  return useLive(ready ? live : UNKNOWN)
}
