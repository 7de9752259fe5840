import { useSyncExternalStore } from 'react'

/** False until hydration is complete; content that the server cannot know is rendered only then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  )
}

/** Whether this is server rendering; each side's build replaces it with a constant. */
export const onServer = typeof document === 'undefined'
