import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newOnlineVisitor } from '#tests/harness/browser/browser.ts'
import { shopInBrowser } from '#tests/harness/browser/shopInBrowser.ts'
import { waitForHydration } from '#tests/harness/browser/waitForHydration.ts'
import { signOwnerIn } from '#tests/harness/steps/deskSteps.ts'
import { addToCart, fillCheckout, signUp } from '#tests/harness/steps/shopperSteps.ts'

/**
 * No page of the collection's first piece: on the next one Chromium would take its larger picture from
 * memory and complain that the preloaded one is not used.
 */
const PUBLIC = [
  '/',
  '/all-collections',
  '/all-collections/rust-brocade-sherwani',
  '/all-collections/charcoal-chalk-stripe-suit',
  '/contact',
  '/journal/how-to-measure',
].concat(['/policies', '/login', '/signup', '/forgot-password', '/no-such-page'])

/** For a signed-in shopper with a piece in the cart. */
const OWN = [
  '/cart',
  '/checkout',
  '/measurements',
  '/dashboard?tab=measurements',
  '/dashboard?tab=orders',
  '/dashboard?tab=profile',
]

const DESK = [
  '/admin/dashboard',
  '/admin/products',
  '/admin/orders',
  '/admin/orders/new',
  '/admin/requests',
  '/admin/settings',
]

const shop = shopInBrowser()

for (const width of [320, 390]) {
  test(`With text at 200 %, nothing is wider than a ${width} px phone, and cart and menu are on screen`, async () => {
    const { page, watch } = await newOnlineVisitor({
      url: shop.url,
      viewport: { width, height: 740 },
    })
    watch.allow(/404/) // the browser's own line for the missing page
    await page.addInitScript(doubleText)
    const wide = await offScreenOn(page, PUBLIC)
    await signUp(page, `asha.${width}@example.com`)
    await saveMeasurements(page)
    await page.goto('/all-collections')
    await addToCart(page, 'White Poplin Shirt')
    // Each card now says which of its measurements are known.
    await page.getByText('Sleeve length: saved').first().waitFor({ state: 'attached' })
    wide.push(...(await offScreen(page)).map((what) => `collection with measurements: ${what}`))
    wide.push(...(await offScreenOn(page, OWN)))
    const order = await placeOrder(page)
    wide.push(...(await offScreenOn(page, [`/order/${order}`, `/order-success?order=${order}`])))
    expect(wide.join('\n')).toBe('')
  })
}

for (const width of [390, 768]) {
  test(`With text at 200 %, the desk fits a screen of ${width} px`, async () => {
    const { page } = await newOnlineVisitor({ url: shop.url, viewport: { width, height: 1024 } })
    await page.addInitScript(doubleText)
    await signOwnerIn(page, shop)
    expect(await offScreenOn(page, DESK)).toEqual([])
  })
}

/** One set with a name that is wider than a phone. */
async function saveMeasurements(page: Page): Promise<void> {
  await page.goto('/dashboard?tab=measurements')
  await page.getByRole('textbox', { name: 'Sleeve length', exact: true }).fill('24 1/2')
  await page.getByRole('button', { name: 'Save Measurements' }).click()
  await page.getByRole('checkbox', { name: /^I agree that my measurements/ }).check()
  await page.getByRole('button', { name: 'Agree and save' }).click()
  await page.getByRole('button', { name: 'Edit details' }).click()
  await page.getByLabel('Name of this set').fill('Thiruvananthapuram-Venkatanarasimharajuvaripeta')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('heading', { level: 3, name: /^Thiruvananthapuram/ }).waitFor()
}

/** Orders what is in the cart; returns the order's id. */
async function placeOrder(page: Page): Promise<string> {
  await page.goto('/checkout')
  await fillCheckout(page)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.getByRole('heading', { name: 'Order Placed Successfully!' }).waitFor()
  return new URL(page.url()).searchParams.get('order') ?? ''
}

/** What sticks out of the screen on these pages. */
async function offScreenOn(page: Page, paths: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const path of paths) {
    await page.goto(path)
    await waitForHydration(page)
    found.push(...(await offScreen(page)).map((what) => `${path}: ${what}`))
  }
  return found
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
