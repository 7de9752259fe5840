/** A picture that hangs does not keep the rest waiting for longer. */
const LOADED_BY_MS = 5000

/** Time to look at a page, and to touch it, before this device does its own work. */
const SETTLING_MS = 2000

/** After the page is loaded, shown and quiet, so that nothing competes with it. */
export function whenIdle(work: () => void): void {
  onceLoaded(() => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 3000 })
    else setTimeout(work, 500)
  })
}

/** What somebody does who has looked at the page. */
const TOUCHES = ['scroll', 'pointerdown', 'keydown'] as const

/**
 * Some time after that, or as soon as somebody does something with the page. Opening the database
 * takes a cheap phone some tenths of a second in all, and whoever has just come can do without what
 * it brings.
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
  if (document.readyState === 'complete') return work()
  let due = true
  const once = () => {
    if (due) work()
    due = false
  }
  addEventListener('load', once, { once: true })
  setTimeout(once, LOADED_BY_MS)
}
