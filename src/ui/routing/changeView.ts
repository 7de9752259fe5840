import { REDUCED_MOTION } from '#ui/state/useMediaQuery.ts'

/** Longer than this the screen is not held for a change that has not come, in milliseconds. */
const LONGEST_HOLD_MS = 500

let release: (() => void) | undefined

/**
 * Begins a change of the page, and lets the browser draw the way from before to after where it can
 * (View Transitions) and where motion is welcome. The page says with `viewChanged` that the change is
 * on the screen.
 * @param before when what was there is drawn no more, and the change begins
 * @param after when the new view stands, before it is drawn; returns what to do when it is drawn
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
  // A browser that leaves out the drawing (a hidden tab) has still made the change.
  transition.ready.catch(() => {})
  void transition.finished.then(() => drawn())
}

/** For the layout effect of what a change shows; without a change it says nothing. */
export function viewChanged(): void {
  release?.()
  release = undefined
}
