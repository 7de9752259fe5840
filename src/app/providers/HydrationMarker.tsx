import { useEffect } from 'react'

/** Open Graph tags of the page that was loaded; they would be wrong after a navigation. */
const TOLD_TO_OTHERS = 'meta[property]'

/**
 * Mounted beside the page. Once both are hydrated, it signals the inline script that holds early
 * taps and submits that React handles them from now on.
 */
export function HydrationMarker() {
  useEffect(() => {
    for (const told of document.head.querySelectorAll(TOLD_TO_OTHERS)) told.remove()
    dispatchEvent(new Event('takenover'))
  }, [])
  return null
}
