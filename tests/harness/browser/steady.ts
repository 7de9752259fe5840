import type { Locator, Page } from 'playwright-core'

/** Waits until the page has drawn what came before: scroll events are handled by the second frame. */
export async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))),
  )
}

/**
 * The distance of an element from the top of the window, in whole pixels, once it has been the same
 * for ten frames: elements laid out as they come into view move the others.
 */
export function steadyTop(shown: Locator): Promise<number> {
  return shown.evaluate(async (element) => {
    const STEADY_FRAMES = 10
    const top = () => Math.round(element.getBoundingClientRect().top)
    let place = top()
    for (let same = 0; same < STEADY_FRAMES; same += 1) {
      await new Promise((next) => requestAnimationFrame(next))
      if (top() === place) continue
      place = top()
      same = 0
    }
    return place
  })
}
