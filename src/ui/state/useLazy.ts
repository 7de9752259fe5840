import { useEffect, useState } from 'react'

/**
 * Lazily loads a part of the page once it is wanted: undefined until loaded, or if loading failed.
 * @param load a stable function across renders
 */
export function useLazy<Part>(wanted: boolean, load: () => Promise<Part>): Part | undefined {
  const [part, setPart] = useState<Part>()
  useEffect(() => {
    if (!wanted) return undefined
    let shown = true
    load().then(
      (loaded) => shown && setPart(() => loaded),
      () => undefined, // retried the next time it is wanted
    )
    return () => {
      shown = false
    }
  }, [wanted, load])
  return part
}
