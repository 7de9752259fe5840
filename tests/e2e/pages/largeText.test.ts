import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newOnlineVisitor } from '#tests/harness/browser/browser.ts'
import { shopInBrowser } from '#tests/harness/browser/shopInBrowser.ts'
import { asOwner, asShopper } from '#tests/harness/browser/signedIn.ts'
import { waitForHydration } from '#tests/harness/browser/waitForHydration.ts'
import { twoFrames } from '#tests/harness/browser/steady.ts'
import { addToCart, fillCheckout } from '#tests/harness/steps/shopperSteps.ts'

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
].concat(['/policies', '/no-such-page'])

const GUEST = ['/login', '/signup', '/forgot-password']

/** For a signed-in shopper with a piece in the cart. */
const OWN = [
  '/cart',
  '/checkout',
  '/measurements',
  '/dashboard',
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

/** Relative to the usual size. */
const TEXT_SIZES = [200, 100]

const LONG_ADDRESS = 'venkatanarasimharajuvaripeta.lakshminarayana@subrahmanyeswara-family.example'

const shop = shopInBrowser()

const PHONES = [320, 390]

/** A phone and a tablet. */
const DESK_SCREENS = [390, 768]

test('With text at 100 % and 200 %, nothing is wider than a phone, and cart and menu are on screen', async () => {
  const { page, watch } = await newOnlineVisitor({
    ...(await asShopper(shop, { email: LONG_ADDRESS })),
    viewport: { width: 320, height: 740 },
  })
  watch.allow(/404/) // the browser's own line for the missing page
  const found = await offScreenOn(page, PUBLIC, PHONES)
  await saveMeasurements(page)
  await page.goto('/all-collections')
  await addToCart(page, 'White Poplin Shirt')
  // Each card now says which of its measurements are known.
  await page.getByText('Sleeve length: saved').first().waitFor({ state: 'attached' })
  found.push(...(await offScreen(page, 'collection with measurements', PHONES)))
  found.push(...(await offScreenOn(page, OWN, PHONES)))
  const order = await placeOrder(page)
  const itsPages = [`/order/${order}`, `/order-success?order=${order}`]
  found.push(...(await offScreenOn(page, itsPages, PHONES)))
  expect(found).toEqual([])
})

test('With text at 100 % and 200 %, the login pages are not wider than a phone', async () => {
  const { page } = await newOnlineVisitor({ url: shop.url })
  expect(await offScreenOn(page, GUEST, PHONES)).toEqual([])
})

test('With text at 100 % and 200 %, the desk fits a phone and a tablet', async () => {
  const { page } = await newOnlineVisitor(await asOwner(shop))
  expect(await offScreenOn(page, DESK, DESK_SCREENS)).toEqual([])
})

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

/** What sticks out of screens of these widths on these pages. */
async function offScreenOn(
  page: Page,
  paths: readonly string[],
  widths: readonly number[],
): Promise<string[]> {
  const found: string[] = []
  for (const path of paths) {
    await page.goto(path)
    await waitForHydration(page)
    if (path === '/') await page.getByText(/^Welcome back/).waitFor()
    found.push(...(await offScreen(page, path, widths)))
  }
  return found
}

/** What sticks out of the current page at each width and size of text. */
async function offScreen(page: Page, path: string, widths: readonly number[]): Promise<string[]> {
  const found: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 })
    for (const percent of TEXT_SIZES) {
      await page.evaluate(setTextSize, percent)
      await twoFrames(page)
      const out = await page.evaluate(offScreenNow)
      found.push(...out.map((what) => `${path} at ${width} px, text at ${percent} %: ${what}`))
    }
  }
  return found
}

/** Text-only zoom, as in a phone's accessibility settings. */
function setTextSize(percent: number): void {
  const size = new CSSStyleSheet()
  size.replaceSync(`html { font-size: ${percent}% }`)
  document.adoptedStyleSheets = [size]
}

/** The document, if it is too wide, and each control of the header or the panel that sticks out. */
function offScreenNow(): string[] {
  const { scrollWidth } = document.documentElement
  const controls = document.querySelectorAll('header :is(a, button), [role=dialog] form button')
  const out = [...controls].filter((control) => {
    const { left, right, width } = control.getBoundingClientRect()
    return width > 0 && (left < 0 || right > innerWidth)
  })
  const named = out.map((one) => one.getAttribute('aria-label') ?? one.textContent)
  return scrollWidth > innerWidth ? [...named, `${scrollWidth} px wide`] : named
}
