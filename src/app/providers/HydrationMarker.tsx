import { useEffect } from 'react'

/** Open Graph tags of the page that was loaded; they would be wrong after a navigation. */
const OPEN_GRAPH_TAGS = 'meta[property]'

/**
 * Mounted beside the page. Once both are hydrated, it signals the inline script that holds early
 * taps and submits that React handles them from now on.
 */
export function HydrationMarker() {
  useEffect(() => {
    for (const tag of document.head.querySelectorAll(OPEN_GRAPH_TAGS)) tag.remove()
    dispatchEvent(new Event('hydrated'))
  }, [])
  return null
}
