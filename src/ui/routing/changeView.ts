import { REDUCED_MOTION } from '#ui/state/useMediaQuery.ts'

/** Longest time to freeze the screen while waiting for the DOM update, in milliseconds. */
const LONGEST_HOLD_MS = 500

let release: (() => void) | undefined

/**
 * Runs a DOM update as a view transition where the browser supports it and the user has not asked
 * for reduced motion. The updated component calls `viewChanged` once the change is in the DOM.
 * @param before makes the change; runs once the old snapshot is taken
 * @param after runs before the new snapshot; returns the cleanup for when the transition finishes
 */
export function changeView(before: () => void, after: () => () => void): void {
  if (!('startViewTransition' in document) || matchMedia(REDUCED_MOTION).matches) return before()
  let drawn = () => {}
  const transition = document.startViewTransition(async () => {
    const changed = new Promise<void>((resolve) => (release = resolve))
    const tooLong = setTimeout(viewChanged, LONGEST_HOLD_MS)
    before()
    await changed
    clearTimeout(tooLong)
    drawn = after()
  })
  // `ready` rejects when the browser skips the animation (a hidden tab); the DOM update still ran.
  transition.ready.catch(() => {})
  void transition.finished.then(() => drawn())
}

/** Call from the layout effect of the changed view; a no-op outside a transition. */
export function viewChanged(): void {
  release?.()
  release = undefined
}
