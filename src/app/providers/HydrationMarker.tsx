import { useEffect } from 'react'

/** What other sites were told of the page that came; it would not be true of the next one. */
const TOLD_TO_OTHERS = 'meta[property]'

/**
 * Stands beside the page. Once React has taken both over, it tells the page's own first script, which
 * holds what was tapped or sent early, that this is answered from now on.
 */
export function HydrationMarker() {
  useEffect(() => {
    for (const told of document.head.querySelectorAll(TOLD_TO_OTHERS)) told.remove()
    dispatchEvent(new Event('takenover'))
  }, [])
  return null
}
