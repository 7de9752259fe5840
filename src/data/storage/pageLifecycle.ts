/** Settled while the page is in use; pending from `pagehide` to `pageshow`. */
let inUse = Promise.resolve()
let resume = () => {}
let leaves = 0

/**
 * Tracks the page leaving the screen, for good or into the back/forward cache, and coming back.
 * Call once.
 * @param onLeave runs at once, before the page can be frozen
 */
export function trackPage(onLeave: () => void): void {
  addEventListener('pagehide', () => {
    leaves += 1
    resume()
    inUse = new Promise((resolve) => (resume = resolve))
    onLeave()
  })
  addEventListener('pageshow', () => resume())
}

/** Waits while the page is in the back/forward cache. */
export function untilPageActive(): Promise<void> {
  return inUse
}

/** How often the page has been left so far: work that spans a leave was interrupted. */
export function pagehideCount(): number {
  return leaves
}
