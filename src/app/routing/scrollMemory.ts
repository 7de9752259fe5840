/** How long a page may take to grow to its old height, in milliseconds. */
const PATIENCE_MS = 4000

/**
 * For so many frames the page must stay where it was put: what lies above is first as high as cards
 * are on average, and the browser keeps the words in view in their place when it turns out otherwise.
 */
const STEADY_FRAMES = 8

/** How far down each page of the history was left, by the router's key of it. */
const places = new Map<string, number>()

let shown = ''

/** Notes how far down the page is, from now on under this key; the browser keeps out of it. */
export function rememberScroll(key: string): () => void {
  shown = key
  history.scrollRestoration = 'manual'
  const note = () => void places.set(shown, scrollY)
  // A page that is loaded again is the browser's affair.
  const handBack = () => void (history.scrollRestoration = 'auto')
  addEventListener('scroll', note, { passive: true })
  addEventListener('pagehide', handBack)
  return () => {
    removeEventListener('scroll', note)
    removeEventListener('pagehide', handBack)
  }
}

/** Goes to where the page was left. What it shows may still be coming; a touch ends the wait. */
export function returnTo(key: string): () => void {
  const top = places.get(key) ?? 0
  const end = performance.now() + PATIENCE_MS
  let frame = 0
  let steady = 0
  const stop = () => {
    cancelAnimationFrame(frame)
    for (const event of ['wheel', 'touchstart', 'keydown']) removeEventListener(event, stop)
  }
  const go = () => {
    steady = Math.abs(scrollY - top) > 1 ? 0 : steady + 1
    window.scrollTo({ top, behavior: 'instant' })
    if (steady < STEADY_FRAMES && performance.now() < end) frame = requestAnimationFrame(go)
    else stop()
  }
  for (const event of ['wheel', 'touchstart', 'keydown']) addEventListener(event, stop)
  go()
  return stop
}
