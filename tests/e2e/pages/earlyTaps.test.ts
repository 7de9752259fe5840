import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { newOnlineVisitor } from '#tests/harness/browser/browser.ts'
import { openWithoutScript } from '#tests/harness/browser/openWithoutScript.ts'
import { shopInBrowser } from '#tests/harness/browser/shopInBrowser.ts'
import { waitForHydration } from '#tests/harness/browser/waitForHydration.ts'

/** A slow phone: what is tapped before the page's script has come. */
const PHONE = { width: 360, height: 740 }

const shop = shopInBrowser()

function open(path: string) {
  return openWithoutScript(path, { url: shop.url, viewport: PHONE })
}

/** Whether the button shows that it was pressed. */
function isSeen(button: Locator) {
  return expect.poll(() => button.getAttribute('aria-busy')).toBe('true')
}

test('Early taps in the collection are acknowledged, and replayed together once the script has loaded', async () => {
  const { page, scriptComes } = await open('/all-collections')
  const menu = page.getByRole('button', { name: 'Open menu' })
  await menu.click()
  await isSeen(menu)
  const refine = page.getByRole('button', { name: 'More filters' })
  await refine.click()
  await isSeen(refine)
  await page.getByRole('searchbox').fill('linen')
  await page.getByLabel('Sort by').selectOption('Price, low to high')
  scriptComes()
  await page.getByRole('button', { name: 'Close menu' }).waitFor()
  await page.getByLabel('Price from').waitFor()
  await expect.poll(() => page.getByLabel('Sort by').inputValue()).toBe('priceUp')
  await expect.poll(() => page.url()).toContain('sort=')
  await expect.poll(() => page.url()).toContain('linen')
  expect(await page.getByRole('searchbox').inputValue()).toBe('linen')
  await expect
    .poll(() => page.getByRole('main').getByRole('listitem').first().textContent())
    .toContain('Natural Linen')
})

test('A category and the cart need no script', async () => {
  const { page, scriptComes } = await open('/all-collections')
  await page.getByRole('button', { name: 'Blazers' }).click()
  await page.waitForURL('**/all-collections?category=Blazers', { waitUntil: 'domcontentloaded' })
  await page.getByText('3 pieces').waitFor()
  await page.getByRole('link', { name: 'Cart', exact: true }).click()
  await page.waitForURL('**/cart', { waitUntil: 'domcontentloaded' })
  scriptComes()
  await page.getByRole('heading', { name: 'Your Cart' }).waitFor()
})

test('An early subscription is acknowledged and sent', async () => {
  const { page, scriptComes } = await open('/')
  await page.getByLabel('Newsletter').fill('early@example.com')
  const subscribe = page.getByRole('button', { name: 'Subscribe' })
  await subscribe.click()
  await isSeen(subscribe)
  scriptComes()
  await page.getByText('Thank you for subscribing!').waitFor()
})

test('An early subscription is sent from the next page', async () => {
  const { page, scriptComes } = await open('/')
  await page.getByLabel('Newsletter').fill('leaving@example.com')
  const subscribe = page.getByRole('button', { name: 'Subscribe' })
  await subscribe.click()
  await isSeen(subscribe)
  await page.getByRole('link', { name: 'Cart', exact: true }).click()
  await page.waitForURL('**/cart', { waitUntil: 'domcontentloaded' })
  scriptComes()
  await page.getByText('Thank you for subscribing!').waitFor()
})

test('A piece that was tapped while the code of the cart was loading is in the cart on the next page', async () => {
  const { page } = await newOnlineVisitor({ url: shop.url, viewport: PHONE })
  await page.goto('/all-collections')
  await waitForHydration(page)
  let isSlow = true
  await page.route('**/assets/*.js', (route) => (isSlow ? undefined : route.continue()))
  await page.getByRole('button', { name: 'Add to Cart' }).first().click()
  isSlow = false
  await page.goto('/cart')
  await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
  await page.getByRole('main').getByText('Navy Twill Suit').first().waitFor()
})
