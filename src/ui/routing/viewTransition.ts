import { REDUCED_MOTION } from '#ui/state/useMediaQuery.ts'

/** Longest time to freeze the screen while waiting for the DOM update, in milliseconds. */
const MAX_HOLD_MS = 500

let resolveUpdated: (() => void) | undefined

/**
 * Runs a DOM update as a view transition where the browser supports it and the user has not asked
 * for reduced motion. The updated component calls `viewUpdated` once the change is in the DOM.
 * @param updateView makes the change; runs once the old snapshot is taken
 * @param prepareNewView runs before the new snapshot; returns the cleanup for when the transition finishes
 */
export function runViewTransition(updateView: () => void, prepareNewView: () => () => void): void {
  if (!('startViewTransition' in document) || matchMedia(REDUCED_MOTION).matches)
    return updateView()
  let cleanUp = () => {}
  const transition = document.startViewTransition(async () => {
    const updated = new Promise<void>((resolve) => (resolveUpdated = resolve))
    const timeout = setTimeout(viewUpdated, MAX_HOLD_MS)
    updateView()
    await updated
    clearTimeout(timeout)
    cleanUp = prepareNewView()
  })
  // `ready` rejects when the browser skips the animation (a hidden tab); the DOM update still ran.
  transition.ready.catch(() => {})
  void transition.finished.then(() => cleanUp())
}

/** Call from the layout effect of the changed view; a no-op outside a transition. */
export function viewUpdated(): void {
  resolveUpdated?.()
  resolveUpdated = undefined
}
