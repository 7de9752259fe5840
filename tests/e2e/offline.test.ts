import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeBrowser, newVisitor } from '../harness/browser.ts'
import { startShop } from '../harness/shopServer.ts'
import type { Shop } from '../harness/shopServer.ts'

let shop: Shop

beforeAll(async () => {
  shop = await startShop()
})

afterAll(async () => {
  await closeBrowser()
  await shop.stop()
})

/** Waits until the first visit has made the shop ready for a time without a network. */
async function readyForOffline(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (navigator.serviceWorker.controller) return
    await new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true })
    })
  })
}

const PRIVATE = [
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/dashboard',
  '/measurements',
  '/cart',
  '/checkout',
  '/order-success',
]

test('after one visit, every route opens without a network, visited or not', async () => {
  const { page, context, watch } = await newVisitor({ url: shop.url })
  await page.goto('/')
  await readyForOffline(page)
  await context.setOffline(true)
  watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  for (const path of [
    '/',
    '/all-collections',
    '/all-collections/navy-twill-suit',
    '/contact',
    ...PRIVATE,
  ]) {
    await page.goto(path)
    await page.getByRole('heading').first().waitFor()
    expect(await page.getByRole('heading').count(), path).toBeGreaterThan(0)
  }
})

test('the collection is there without a network, out of the first visit', async () => {
  const { page, context, watch } = await newVisitor({ url: shop.url })
  await page.goto('/all-collections')
  await page.getByText('Navy Twill Suit').first().waitFor()
  await readyForOffline(page)
  await context.setOffline(true)
  watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
  await page.goto('/all-collections')
  await page.getByText('Navy Twill Suit').first().waitFor()
})

test('what the server answers by itself is never answered by the cache', async () => {
  const { page } = await newVisitor({ url: shop.url })
  await page.goto('/')
  await readyForOffline(page)
  const answer = await page.goto('/api/health')
  expect(answer?.headers()['content-type']).toContain('json')
})
