/** How long to wait for a page to grow to its previous height, in milliseconds. */
const PATIENCE_MS = 4000

/**
 * How many frames the scroll position must hold. Cards above start at an estimated height, and
 * scroll anchoring shifts the page when their real height turns out different.
 */
const STEADY_FRAMES = 8

/** Input that scrolls the page, or uses it where it is; either ends the restoration. */
const STOPPING = ['wheel', 'pointerdown', 'keydown'] as const

/** Scroll position of each history entry, by the router's key. */
const places = new Map<string, number>()

let shown = ''

/**
 * Records the scroll position under this key from now on; turns off the browser's scroll
 * restoration.
 */
export function recordScroll(key: string): () => void {
  shown = key
  history.scrollRestoration = 'manual'
  const note = () => void places.set(shown, scrollY)
  // Leave reloads to the browser's own scroll restoration.
  const handBack = () => void (history.scrollRestoration = 'auto')
  addEventListener('scroll', note, { passive: true })
  addEventListener('pagehide', handBack)
  return () => {
    removeEventListener('scroll', note)
    removeEventListener('pagehide', handBack)
  }
}

/**
 * Restores the scroll position. The content may still be loading, so it keeps trying; any press,
 * wheel or key stops it.
 */
export function restoreScroll(key: string): () => void {
  const top = places.get(key) ?? 0
  const end = performance.now() + PATIENCE_MS
  let frame = 0
  let steady = 0
  const stop = () => {
    cancelAnimationFrame(frame)
    for (const event of STOPPING) removeEventListener(event, stop)
  }
  const go = () => {
    steady = Math.abs(scrollY - top) > 1 ? 0 : steady + 1
    window.scrollTo({ top, behavior: 'instant' })
    if (steady < STEADY_FRAMES && performance.now() < end) frame = requestAnimationFrame(go)
    else stop()
  }
  for (const event of STOPPING) addEventListener(event, stop)
  go()
  return stop
}
