import type { Locator, Page } from 'playwright-core'

/** Waits until the page has drawn what came before: scroll events are handled by the second frame. */
export async function twoFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))),
  )
}

/**
 * How far an element is below the top of the window, in whole pixels, once it has stayed there for
 * ten frames: what is laid out as it comes into view moves the rest.
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
