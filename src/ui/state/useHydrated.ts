import { useSyncExternalStore } from 'react'

/** Whether the browser has taken over: what the server cannot know is shown only from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}
