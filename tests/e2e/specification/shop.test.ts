import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newOnlineVisitor } from '#tests/harness/browser/browser.ts'
import { unmetLines } from '#tests/harness/steps/lines.ts'
import { addToCart, seeNotice } from '#tests/harness/steps/shopperSteps.ts'
import { shopInBrowser } from '#tests/harness/browser/shopInBrowser.ts'
import { cartLines, checkoutLines } from '#tests/harness/specification/cartLines.ts'
import { collectionLines, panelLines } from '#tests/harness/specification/collectionLines.ts'
import {
  cornerOf,
  footerLines,
  headerLines,
  wayBackLines,
} from '#tests/harness/specification/frameLines.ts'
import { homeLines } from '#tests/harness/specification/homeLines.ts'
import { waitForHydration } from '#tests/harness/browser/waitForHydration.ts'

/** The specification line by line, for a visitor who is not signed in; a visit per page. */
const WIDE = { width: 1440, height: 900 }
const ANCHOR_OFFSET_PX = 100
const NO_SECTION_LINKS = [
  '/dashboard',
  '/all-collections',
  '/login',
  '/signup',
  '/cart',
  '/checkout',
]
const OTHER_PAGES = ['/forgot-password', '/order-success', '/policies', '/contact']

const shop = shopInBrowser()

async function visit(path: string) {
  const visitor = await newOnlineVisitor({ url: shop.url, viewport: WIDE })
  await visitor.page.goto(path)
  await waitForHydration(visitor.page)
  return visitor
}

function solidHeader(page: Page) {
  return page
    .getByRole('banner')
    .evaluate((header) => /^rgb\(/.test(getComputedStyle(header).backgroundColor))
}

/** What the section's top is away from the top of the window, in pixels. */
function sectionTop(page: Page, id: string): Promise<number> {
  return page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top)
}

test('Home: sections, forms and footer', async () => {
  const { page } = await visit('/')
  const anchors = await page
    .locator('main section[id]')
    .evaluateAll((sections) => sections.map(({ id }) => id))
  expect(anchors).toEqual(['services', 'about', 'gallery', 'testimonials', 'contact'])
  const lines = [...headerLines(page), ...homeLines(page), ...footerLines(page)]
  expect(await unmetLines(lines)).toEqual([])
  expect(await page.getByRole('button', { name: /^(Back|Home)$/ }).count()).toBe(0)
  expect(await page.getByText('Total orders').count()).toBe(0)
})

test('Home: section links scroll smoothly to 100 pixels below the top, and lead home from other pages', async () => {
  const { page } = await visit('/contact')
  await page.getByRole('banner').getByRole('link', { name: 'Collections', exact: true }).click()
  await page.waitForURL('**/#gallery')
  await expect
    .poll(async () => Math.round(await sectionTop(page, 'gallery')))
    .toBe(ANCHOR_OFFSET_PX)
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click()
  await expect.poll(async () => Math.round(await sectionTop(page, 'about'))).toBe(ANCHOR_OFFSET_PX)
  await page.getByRole('button', { name: 'Explore More Collections' }).click()
  await page.getByRole('heading', { name: 'Our Complete Collection' }).waitFor()
})

test('Collection: categories and the product panel', async () => {
  const { page } = await visit('/all-collections')
  expect(await unmetLines(collectionLines(page))).toEqual([])
  await page.getByRole('link', { name: 'Navy Twill Suit' }).click()
  const panel = page.getByRole('dialog', { name: 'Navy Twill Suit' })
  expect(await unmetLines(panelLines(panel))).toEqual([])
  await panel.getByRole('link', { name: 'Glen Check Suit' }).click()
  const other = page.getByRole('dialog', { name: 'Glen Check Suit' })
  await seeNotice(page, 'Product added to cart!', () =>
    other.getByRole('button', { name: 'Add to Cart' }).click(),
  )
  await page.goBack()
  await page.waitForURL('**/all-collections')
  await page.goto('/all-collections?category=Hats')
  await page.getByText('No products found in this category').waitFor()
  await page.goto('/all-collections/saddle-leather-belt')
  await page.getByText('Sizes', { exact: true }).waitFor()
  expect(await page.getByText('Sleeve length').count()).toBe(0)
})

test('Frame: pages with a solid header, pages without section links, and the links back', async () => {
  const { page } = await visit('/login')
  for (const path of [...NO_SECTION_LINKS, ...OTHER_PAGES]) {
    const isSolid = NO_SECTION_LINKS.includes(path)
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    const sectionLinks = page.getByRole('link', { name: 'Testimonials' })
    await expect
      .poll(async () => ({
        path,
        isSolid: await solidHeader(page),
        sectionLinks: await sectionLinks.count(),
      }))
      .toEqual({ path, isSolid, sectionLinks: isSolid ? 0 : 1 })
    expect([path, await unmetLines(wayBackLines(page))]).toEqual([path, []])
  }
  await page.getByRole('link', { name: 'Cart', exact: true }).click()
  await page.getByRole('heading', { name: 'Your Cart' }).waitFor()
  await page.getByRole('banner').getByRole('button', { name: 'Back' }).click()
  await page.waitForURL('**/contact')
  await page.getByRole('banner').getByRole('button', { name: 'Home' }).click()
  await page.waitForURL((url) => url.pathname === '/')
})

test('Cart and checkout when signed out', async () => {
  const { page } = await visit('/checkout')
  await page.getByText('Your cart is empty.').waitFor()
  await page.goto('/cart')
  await page.getByText('Your cart is empty').waitFor()
  await page.getByRole('button', { name: 'Continue Shopping' }).click()
  await addToCart(page, 'Navy Twill Suit')
  await page.goto('/cart')
  expect(await unmetLines(cartLines(page))).toEqual([])
  await page.getByRole('button', { name: 'Login to Checkout' }).click()
  const { top, right } = await cornerOf(page, 'Please login to proceed with checkout')
  expect(Math.max(top, right)).toBeLessThan(50)
  await page.waitForURL('**/login')

  await page.goto('/checkout')
  await page.getByLabel('Pay via WhatsApp').check()
  expect(await unmetLines(checkoutLines(page))).toEqual([])
})
