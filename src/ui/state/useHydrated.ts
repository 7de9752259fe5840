import { useSyncExternalStore } from 'react'

/** False until hydration is complete; content that the server cannot know is rendered only then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}
