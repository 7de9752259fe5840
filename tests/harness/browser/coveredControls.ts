import type { JSHandle, Page } from 'playwright-core'

/** Records where notices that begin with these words appear, however briefly. */
export function trackNotices(page: Page, words: string): Promise<JSHandle<DOMRect[]>> {
  return page.evaluateHandle((said) => {
    const places: DOMRect[] = []
    const look = () => {
      for (const { textContent, parentElement: list } of document.querySelectorAll(
        '[role="status"]',
      )) {
        if (list && textContent.startsWith(said)) places.push(list.getBoundingClientRect())
      }
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
    return places
  }, words)
}

/** The names of the controls that such a notice covered; undefined until one has appeared. */
export function controlsCoveredBy(
  page: Page,
  places: JSHandle<DOMRect[]>,
): Promise<string[] | undefined> {
  return page.evaluate((noted) => {
    if (noted.length === 0) return undefined
    scrollTo({ top: 0, behavior: 'instant' })
    const controls = [...document.querySelectorAll('a, button, input, select')]
    const covered = controls.filter((control) => {
      const { left, top, right, bottom } = control.getBoundingClientRect()
      const over = (place: DOMRect) =>
        left < place.right && right > place.left && top < place.bottom && bottom > place.top
      return control.checkVisibility() && noted.some(over)
    })
    return covered.map(({ textContent, ariaLabel }) => ariaLabel ?? textContent)
  }, places)
}
