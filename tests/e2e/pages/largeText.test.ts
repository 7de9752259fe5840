import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newVisitor } from '#tests/harness/browser/browser.ts'
import { shopInBrowser } from '#tests/harness/browser/shopInBrowser.ts'
import { waitForHydration } from '#tests/harness/browser/waitForHydration.ts'
import { addToCart, signUp } from '#tests/harness/steps/shopperSteps.ts'

const PUBLIC = [
  '/',
  '/all-collections',
  '/all-collections/rust-brocade-sherwani',
  '/contact',
].concat(['/policies', '/login', '/signup', '/forgot-password', '/no-such-page'])

/** For a signed-in shopper with a piece in the cart. */
const OWN = ['/cart', '/checkout', '/dashboard?tab=orders', '/dashboard?tab=profile']

const shop = shopInBrowser()

for (const width of [320, 390]) {
  test(`With text at 200 %, nothing is wider than a ${width} px phone, and cart and menu are on screen`, async () => {
    const { page, watch } = await newVisitor({ url: shop.url, viewport: { width, height: 740 } })
    watch.allow(/404/) // the browser's own line for the missing page
    await page.addInitScript(doubleText)
    const wide: string[] = []
    const look = async (path: string) => {
      await page.goto(path)
      await waitForHydration(page)
      wide.push(...(await offScreen(page)).map((what) => `${path}: ${what}`))
    }
    for (const path of PUBLIC) await look(path)
    await signUp(page)
    await page.goto('/all-collections')
    await addToCart(page, 'White Poplin Shirt')
    for (const path of OWN) await look(path)
    expect(wide).toEqual([])
  })
}

/** Runs before the page's own scripts: text-only zoom, as in a phone's accessibility settings. */
function doubleText() {
  const large = new CSSStyleSheet()
  large.replaceSync('html { font-size: 200% }')
  document.adoptedStyleSheets = [large]
}

/** What sticks out of the screen: the document, or a control of the header or the panel. */
function offScreen(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth } = document.documentElement
    const controls = document.querySelectorAll('header :is(a, button), [role=dialog] form button')
    const out = [...controls].filter((control) => {
      const { left, right, width } = control.getBoundingClientRect()
      return width > 0 && (left < 0 || right > innerWidth)
    })
    const named = out.map((one) => one.getAttribute('aria-label') ?? one.textContent)
    return scrollWidth > innerWidth ? [...named, `${scrollWidth} px wide`] : named
  })
}
