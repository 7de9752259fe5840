import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newOnlineVisitor } from '#tests/harness/browser/browser.ts'
import { addToCart } from '#tests/harness/steps/shopperSteps.ts'
import { shopInBrowser } from '#tests/harness/browser/shopInBrowser.ts'
import { asOwner, asShopper } from '#tests/harness/browser/signedIn.ts'
import axe, { type Result, type RunOptions } from 'axe-core'

const PUBLIC = [
  '/',
  '/all-collections',
  '/all-collections/navy-twill-suit',
  '/contact',
  '/policies',
  '/gone',
]
const ACCOUNT = [
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password#link',
  '/cart',
  '/dashboard',
]
const SIGNED_IN = [
  '/cart',
  '/checkout',
  '/order-success',
  '/measurements',
  '/dashboard?tab=measurements',
  '/dashboard?tab=orders',
  '/dashboard?tab=profile',
]
const OWNER = [
  '/admin/dashboard',
  '/admin/products',
  '/admin/orders',
  '/admin/requests',
  '/admin/settings',
]

const shop = shopInBrowser()

/** A page with its heading, on light paper and without movement: paper and ink change at once. */
async function open(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first().waitFor()
}

/** What axe finds on these pages; on dark paper only the colours are new. */
async function faultsOn(page: Page, paths: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const path of paths) {
    await open(page, path)
    found.push(...(await axeFaults(page, path)))
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    found.push(...(await axeFaults(page, `dark ${path}`, ['color-contrast'])))
  }
  return found
}

test('axe finds no violations on public pages', async () => {
  const { page, watch } = await newOnlineVisitor({ url: shop.url })
  watch.allow(/404/)
  expect(await faultsOn(page, PUBLIC)).toEqual([])
})

test('axe finds no violations on a phone, with the menu closed or open', async () => {
  const { page } = await newOnlineVisitor({ url: shop.url, viewport: { width: 360, height: 740 } })
  const found: string[] = []
  for (const path of ['/', '/all-collections', '/all-collections/navy-twill-suit']) {
    await open(page, path)
    found.push(...(await axeFaults(page, `phone ${path}`)))
  }
  await open(page, '/contact')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Cart' }).waitFor()
  found.push(...(await axeFaults(page, 'phone, the menu')))
  expect(found).toEqual([])
})

test('axe finds no violations on the sign-up and sign-in pages', async () => {
  const { page } = await newOnlineVisitor({ url: shop.url })
  expect(await faultsOn(page, ACCOUNT)).toEqual([])
})

test('axe finds no violations on the pages of a shopper with a cart', async () => {
  const { page } = await newOnlineVisitor(await asShopper(shop))
  await page.goto('/all-collections')
  await addToCart(page, 'White Poplin Shirt')
  expect(await faultsOn(page, SIGNED_IN)).toEqual([])
  await open(page, '/cart')
  await page.getByRole('button', { name: 'Edit White Poplin Shirt' }).click()
  await page.getByRole('dialog').getByLabel('Fit type').waitFor()
  expect(await axeFaults(page, 'edit a line')).toEqual([])
  await open(page, '/dashboard?tab=profile')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('dialog').getByRole('button').first().waitFor()
  expect(await axeFaults(page, 'delete the account')).toEqual([])
})

test('axe finds no violations on the owner’s pages', async () => {
  const { page: login } = await newOnlineVisitor({ url: shop.url })
  expect(await faultsOn(login, ['/admin/login'])).toEqual([])
  const { page } = await newOnlineVisitor(await asOwner(shop))
  expect(await faultsOn(page, OWNER)).toEqual([])
})

test('With forced colours, a material looks different once it is chosen', async () => {
  const { page } = await newOnlineVisitor({
    url: shop.url,
    forcedColors: 'active',
    reducedMotion: 'reduce',
  })
  await page.goto('/all-collections/ivory-sherwani')
  const silk = page.locator('label').filter({ hasText: 'Silk' })
  const chosen = await silk.screenshot()
  await page.getByRole('radio', { name: 'Cotton' }).check()
  expect((await silk.screenshot()).equals(chosen)).toBe(false)
})

test('With forced colours, icons, arrows and frames can be told apart', async () => {
  const { page } = await newOnlineVisitor({
    url: shop.url,
    forcedColors: 'active',
    reducedMotion: 'reduce',
  })
  await page.goto('/')
  const bar = page.getByRole('banner')
  expect(await bar.evaluate((header) => getComputedStyle(header).backgroundColor)).not.toMatch(
    /, 0\)/,
  )
  await page.goto('/all-collections')
  const sort = page.getByRole('combobox', { name: 'Sort by' })
  expect(await sort.evaluate((list) => getComputedStyle(list).appearance)).toBe('auto')
  await addToCart(page, 'White Poplin Shirt')
  await page.goto('/cart')
  const edges = async (name: RegExp) => {
    const box = await page.getByRole('button', { name }).boundingBox()
    return { from: box?.x ?? 0, until: (box?.x ?? 0) + (box?.width ?? 0) }
  }
  await page.getByRole('button', { name: /^Remove/ }).waitFor()
  expect((await edges(/^Remove/)).from - (await edges(/^Edit/)).until).toBeGreaterThan(3)
})

test('With more contrast, borders and muted text get the text colour, in the light and the dark theme', async () => {
  const { page } = await newOnlineVisitor({ url: shop.url, contrast: 'more' })
  await page.goto('/login')
  const lead = page.getByText('Your measurements and orders')
  const hint = page.getByText('We use your address only for this')
  const colour = (element: Element) => getComputedStyle(element).color
  const line = (element: Element) => getComputedStyle(element).borderTopColor
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'more', reducedMotion: 'reduce' })
    const ink = await lead.evaluate(colour)
    expect(await hint.evaluate(colour)).toBe(ink)
    expect(await page.getByRole('contentinfo').evaluate(line)).toBe(ink)
  }
})

/**
 * The violations that axe finds on the page as shown, one line per place: where, which rule, why.
 * axe is injected and run in the page, which is three times faster than going through a second
 * page.
 */
async function axeFaults(page: Page, where: string, rules?: string[]): Promise<string[]> {
  const options: RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) }
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found = await page.evaluate<Result[]>(
    `axe.run(${JSON.stringify(options)}).then(({ violations }) => violations)`,
  )
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${where} ${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
  )
}
