import type { Page } from 'playwright-core'
import { twoFrames } from '#tests/harness/browser/steady.ts'

/** Relative to the usual size, with the usual one last. */
const TEXT_SIZES = [200, 100]

/**
 * What sticks out of the screen at each width, with text as large as a phone's accessibility
 * settings make it and with the usual one: the document, or a control of the header or a panel.
 */
export async function offScreenFaults(
  page: Page,
  where: string,
  widths: readonly number[],
): Promise<string[]> {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 })
    for (const percent of TEXT_SIZES) {
      await page.evaluate(setTextSize, percent)
      await twoFrames(page)
      const out = await page.evaluate(offScreen)
      found.push(...out.map((what) => `${where} at ${width}, text at ${percent} %: ${what}`))
    }
  }
  return found
}

/** Runs in the page: text-only zoom. */
function setTextSize(percent: number): void {
  const size = new CSSStyleSheet()
  size.replaceSync(`html { font-size: ${percent}% }`)
  document.adoptedStyleSheets = [size]
}

/** Runs in the page. */
function offScreen(): string[] {
  const { scrollWidth } = document.documentElement
  const controls = document.querySelectorAll('header :is(a, button), [role=dialog] form button')
  const out = [...controls].filter((control) => {
    const { left, right, width } = control.getBoundingClientRect()
    return width > 0 && (left < 0 || right > innerWidth)
  })
  const named = out.map((one) => one.getAttribute('aria-label') ?? one.textContent)
  return scrollWidth > innerWidth ? [...named, `${scrollWidth} px wide`] : named
}
