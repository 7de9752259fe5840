import { useEffect } from 'react'

/**
 * Stands beside the page. Once React has taken both over, it tells the page's own first script, which
 * holds what was tapped or sent early, that this is answered from now on.
 */
export function TakenOver() {
  useEffect(() => {
    dispatchEvent(new Event('takenover'))
  }, [])
  return null
}
