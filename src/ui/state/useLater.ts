import { useEffect, useState } from 'react'

/**
 * A part of the page that is fetched when there is first something for it to show: undefined before
 * that, and where it cannot be fetched.
 * @param load stays the same function from one render to the next
 */
export function useLater<Part>(wanted: boolean, load: () => Promise<Part>): Part | undefined {
  const [part, setPart] = useState<Part>()
  useEffect(() => {
    if (!wanted) return undefined
    let shown = true
    load().then(
      (loaded) => shown && setPart(() => loaded),
      () => undefined, // the next thing to show tries again
    )
    return () => {
      shown = false
    }
  }, [wanted, load])
  return part
}
