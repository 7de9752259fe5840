import { useCallback, useRef, useState } from 'react'
import { trackAction } from './dirtyForms.ts'

/**
 * Runs one action at a time and reports whether it is running; a second tap does nothing.
 * Errors are rethrown during rendering, so that the area's error boundary catches them.
 */
export function useBusy(): [busy: boolean, run: (action: () => Promise<unknown>) => void] {
  const running = useRef(false)
  const [busy, setBusy] = useState(false)
  const [, setError] = useState<never>()
  const run = useCallback((action: () => Promise<unknown>) => {
    if (running.current) return
    running.current = true
    setBusy(true)
    const ended = trackAction()
    action()
      .catch((error: unknown) => {
        setError(() => {
          throw error
        })
      })
      .finally(() => {
        running.current = false
        setBusy(false)
        ended()
      })
  }, [])
  return [busy, run]
}
