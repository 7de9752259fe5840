import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeBrowser, newVisitor } from '../harness/browser.ts'
import { addToCart, signUp } from '../harness/shopperSteps.ts'
import { startShop, type Shop } from '../harness/shopServer.ts'

const PUBLIC = [
  ...['/', '/all-collections', '/all-collections/navy-twill-suit', '/contact', '/policies'],
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

const SCHEMES = ['light', 'dark'] as const

let shop: Shop

beforeAll(async () => {
  shop = await startShop()
})

afterAll(async () => {
  await closeBrowser()
  await shop.stop()
})

/** What axe finds, each with the places where it does; on dark paper only the colours are new. */
async function violations(page: Page, path: string, rules?: string[]): Promise<string[]> {
  await page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first().waitFor()
  const axe = new AxeBuilder({ page })
  const { violations: found } = await (rules ? axe.withRules(rules) : axe).analyze()
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${path} ${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
  )
}

/** What axe finds on these pages, on light and on dark paper. */
async function violationsOn(page: Page, paths: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const path of paths) {
    for (const colorScheme of SCHEMES) {
      // Paper and ink change at once for whoever wants no movement.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      if (colorScheme === 'light') await page.goto(path)
      const rules = colorScheme === 'dark' ? ['color-contrast'] : undefined
      found.push(...(await violations(page, `${colorScheme} ${path}`, rules)))
    }
  }
  return found
}

test('axe finds nothing on what everybody sees', async () => {
  const { page, watch } = await newVisitor({ url: shop.url })
  watch.allow(/404/)
  expect(await violationsOn(page, PUBLIC)).toEqual([])
})

test('axe finds nothing on a phone, with the menu open too', async () => {
  const { page } = await newVisitor({ url: shop.url, viewport: { width: 360, height: 740 } })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/', '/all-collections', '/all-collections/navy-twill-suit']) {
    await page.goto(path)
    expect(await violations(page, `phone ${path}`)).toEqual([])
  }
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Open menu' }).click()
  expect(await violations(page, 'phone, the menu')).toEqual([])
})

test('axe finds nothing on the way to an account', async () => {
  const { page } = await newVisitor({ url: shop.url })
  expect(await violationsOn(page, ACCOUNT)).toEqual([])
})

test('axe finds nothing on the pages of a shopper with a cart', async () => {
  const { page } = await newVisitor({ url: shop.url })
  await signUp(page)
  await page.goto('/all-collections')
  await addToCart(page, 'White Poplin Shirt')
  expect(await violationsOn(page, SIGNED_IN)).toEqual([])
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Edit White Poplin Shirt' }).click()
  await page.getByRole('dialog').getByLabel('Fit type').waitFor()
  expect(await violations(page, 'edit a line')).toEqual([])
  await page.goto('/dashboard?tab=profile')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  expect(await violations(page, 'delete the account')).toEqual([])
})

test('axe finds nothing on the pages of the owner', async () => {
  const { page } = await newVisitor({ url: shop.url })
  expect(await violationsOn(page, ['/admin/login'])).toEqual([])
  await page.getByLabel('Email').fill(shop.owner.email)
  await page.getByLabel('Password', { exact: true }).fill(shop.owner.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByText('Login successful!').waitFor()
  expect(await violationsOn(page, OWNER)).toEqual([])
})
