import { expect, test } from 'vitest'
import { newOnlineVisitor } from '#tests/harness/browser/browser.ts'
import { LARGER_PICTURE_IN_MEMORY } from '#tests/harness/browser/pageErrors.ts'
import { shopInBrowser } from '#tests/harness/browser/shopInBrowser.ts'
import { axeFaults } from '#tests/harness/pageFaults/axeFaults.ts'
import { pageFaults } from '#tests/harness/pageFaults/pageFaults.ts'

const PUBLIC = [
  '/',
  '/all-collections',
  '/all-collections/rust-brocade-sherwani',
  '/all-collections/charcoal-chalk-stripe-suit',
  '/contact',
  '/journal/how-to-measure',
  '/policies',
  '/no-such-page',
]

const ACCOUNT = [
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password#link',
  '/cart',
  '/order-success',
  '/dashboard',
  '/dashboard?tab=profile',
  '/admin/login',
]

const shop = shopInBrowser()

test.each([
  ['public', PUBLIC],
  ['account', ACCOUNT],
])(
  'A guest’s %s pages are aligned and accessible, and fit a phone with text at 200 %',
  async (_, paths) => {
    const { page, watch } = await newOnlineVisitor({ url: shop.url })
    watch.allow(LARGER_PICTURE_IN_MEMORY)
    watch.allow(/404/) // the browser's own line for the missing page
    const found: string[] = []
    for (const path of paths) found.push(...(await pageFaults(page, path)))
    expect(found).toEqual([])
  },
)

test('axe finds no violations in the menu of a phone', async () => {
  const { page } = await newOnlineVisitor({ url: shop.url, viewport: { width: 360, height: 740 } })
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Cart' }).waitFor()
  expect(await axeFaults(page, 'the menu')).toEqual([])
})
