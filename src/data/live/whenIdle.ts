/** Stop waiting for an event after this long: one stalled image must not hold up everything else. */
const FIRED_BY_MS = 5000

/** How long a visitor gets to look at the page and touch it before background work starts. */
const SETTLING_MS = 2000

/** Runs the work once the page is loaded and the main thread is idle. */
export function whenIdle(work: () => void): void {
  onceLoaded(() => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 3000 })
    else setTimeout(work, 500)
  })
}

/** Events that show the visitor has seen the page. */
const TOUCHES = ['scroll', 'pointerdown', 'keydown'] as const

/**
 * Like `whenIdle`, but not before SETTLING_MS have passed or the visitor has interacted. Opening
 * the database takes a cheap phone some tenths of a second in all, and a page that has just loaded
 * can do without its contents.
 */
export function whenSettled(work: () => void): void {
  onceLoaded(() => {
    const settled = () => {
      clearTimeout(timer)
      for (const touch of TOUCHES) removeEventListener(touch, settled)
      whenIdle(work)
    }
    const timer = setTimeout(settled, SETTLING_MS)
    for (const touch of TOUCHES) addEventListener(touch, settled, { passive: true })
  })
}

function onceLoaded(work: () => void): void {
  if (document.readyState === 'complete') work()
  else onceFired('load', work)
}

/** Runs the work once the window has fired the event, or should have. */
export function onceFired(event: string, work: () => void): void {
  let due = true
  const once = () => {
    if (due) work()
    due = false
  }
  addEventListener(event, once, { once: true })
  setTimeout(once, FIRED_BY_MS)
}
