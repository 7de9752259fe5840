import { readSession, writeSession } from '#data/live/sessionText.ts'

/** How long to wait for a page to grow to its previous height, in milliseconds. */
const PATIENCE_MS = 4000

/**
 * How many frames the scroll position must hold. Cards above start at an estimated height, and
 * scroll anchoring shifts the page when their real height turns out different.
 */
const STEADY_FRAMES = 8

/** Events that scroll or interact with the page; any of them stops the restoration. */
const STOPPING = ['wheel', 'pointerdown', 'keydown'] as const

/** The browser may end a hidden page without another event. */
const LEAVING = ['pagehide', 'visibilitychange'] as const

/** The browser's address bar, shown or hidden, changes the scroll range by less than this. */
const NEAR_PX = 99

const KEY = 'darzi_scroll'

/**
 * Scroll position of each history entry, by the router's key and the path; it outlives a reload. Read
 * when it is needed: the first access to the session storage waits for the browser's process.
 */
let places: URLSearchParams | undefined

function storedPlaces(): URLSearchParams {
  return (places ??= new URLSearchParams(readSession(KEY)))
}

/**
 * Records the scroll position under this key from now on; turns off the browser's scroll
 * restoration.
 * @param isPanel whether a reload shows another page, which begins at its top
 */
export function recordScroll(key: string, isPanel: boolean): () => void {
  history.scrollRestoration = 'manual'
  const recording = new AbortController()
  const { signal } = recording
  addEventListener('scroll', () => storedPlaces().set(key, String(scrollY)), {
    signal,
    passive: true,
  })
  const leave = ({ type }: Event) => {
    // After a reload the browser restores what it can before the page is hydrated.
    const mayEnd = document.hidden || type === 'pagehide'
    history.scrollRestoration = mayEnd && !isPanel ? 'auto' : 'manual'
    writeSession(KEY, storedPlaces().toString())
  }
  for (const event of LEAVING) addEventListener(event, leave, { signal })
  return () => recording.abort()
}

/**
 * After a reload, restores a position that the browser could not: the served page may be shorter
 * than the page was, and its estimated heights differ. Not if the reader has scrolled since.
 */
export function restoreAfterReload(key: string): (() => void) | undefined {
  if (!isReturning()) return undefined
  const top = Number(storedPlaces().get(key))
  const end = document.documentElement.scrollHeight - innerHeight
  const isRestored = Math.abs(scrollY - Math.min(top, end)) < NEAR_PX
  return top > 0 && isRestored ? restoreScroll(key) : undefined
}

/** Whether the document was reloaded or reached by the browser's history. */
function isReturning(): boolean {
  const navigations = performance.getEntriesByType('navigation')
  return navigations.some((entry) => 'type' in entry && entry.type !== 'navigate')
}

/**
 * Restores the scroll position. The content may still be loading, so it keeps trying; any press,
 * wheel or key stops it.
 */
export function restoreScroll(key: string): () => void {
  const top = Number(storedPlaces().get(key))
  const end = performance.now() + PATIENCE_MS
  let frame = 0
  let steady = 0
  const restoring = new AbortController()
  const stop = () => {
    cancelAnimationFrame(frame)
    restoring.abort()
  }
  const go = () => {
    const isArriving = document.querySelector('[data-arriving]')
    steady = isArriving || Math.abs(scrollY - top) > 1 ? 0 : steady + 1
    window.scrollTo({ top, behavior: 'instant' })
    if (steady < STEADY_FRAMES && performance.now() < end) frame = requestAnimationFrame(go)
    else stop()
  }
  for (const event of STOPPING) addEventListener(event, stop, { signal: restoring.signal })
  go()
  return stop
}
