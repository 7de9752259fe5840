import type { Route } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveStorefront } from '#tools/server/serveStorefront.mjs'
import { SMALL_SHOP } from '#tests/fixtures/smallShop.ts'
import { newLastingVisitor, newVisitor } from '#tests/harness/browser/browser.ts'

let shop: Awaited<ReturnType<typeof serveStorefront>>
beforeAll(async () => {
  shop = await serveStorefront(SMALL_SHOP.public, 0)
})
afterAll(async () => {
  await shop.stop()
})

test('A page without errors passes', async () => {
  const { page, watch } = await newVisitor({ url: shop.url })
  await page.goto('/')
  expect(await page.locator('body').getAttribute('data-ready')).toBe('yes')
  expect(watch.noticed()).toEqual([])
})

test('A persistent profile works the same way', async () => {
  const { page } = await newLastingVisitor({ url: shop.url })
  await page.goto('/')
  expect(await page.title()).toBe('A small shop')
})

const FAULTS = [
  ['a console error', `console.error('thread snapped')`, /thread snapped/],
  ['a console warning', `console.warn('thread frays')`, /thread frays/],
  ['an uncaught error', `setTimeout(() => { throw new Error('needle broke') })`, /needle broke/],
  ['a rejected promise', `Promise.reject(new Error('no cloth')), 1`, /no cloth/],
  ['a missing file of the shop', `fetch('/assets/gone.js')`, /gone\.js/],
] as const

test.each(FAULTS)('The page watch reports %s', async (_, script, pattern) => {
  const { page, watch } = await newVisitor({ url: shop.url })
  await page.goto('/')
  await page.evaluate(script)
  await expect.poll(() => watch.noticed().join('\n')).toMatch(pattern)
  expect(() => watch.verdict()).toThrow(pattern)
  watch.allow(pattern)
})

test('An error that a test allows does not fail it', async () => {
  const { page, watch } = await newVisitor({ url: shop.url })
  watch.allow(/gone\.js/)
  await page.goto('/')
  await page.evaluate(`fetch('/assets/gone.js').then((answer) => answer.status)`)
  expect(() => watch.verdict()).not.toThrow()
})

test('A request fails unnoticed only if its page was being left', async () => {
  const { page, watch } = await newVisitor({ url: shop.url })
  watch.allow(/^console error: .* net::ERR_FAILED/)
  const failed = () => watch.noticed().filter((text) => text.startsWith('GET '))
  await page.goto('/')
  const requests: Route[] = []
  const next: Route[] = []
  await page.route('**/*.js', (route) => void requests.push(route))
  await page.route('**/next', (route) => void next.push(route))
  await page.evaluate(() => void fetch('/pending.js').catch(() => undefined))
  await expect.poll(() => requests.length).toBe(1)
  await page.evaluate(() => void setTimeout(() => void fetch('/last.js').catch(Number), 300))
  const left = page.goto('/next')
  await expect.poll(() => next.length).toBe(1)
  await expect.poll(() => requests.length).toBe(2)
  // As in a browser: the next page is requested first, then the old one's requests fail.
  for (const request of requests) await request.abort('failed')
  await next[0]?.fulfill({ body: 'The next page' })
  await left
  expect(failed()).toEqual([])

  await page.evaluate(() => void fetch('/later.js').catch(() => undefined))
  await expect.poll(() => requests.length).toBe(3)
  await requests[2]?.abort('failed')
  await expect.poll(() => failed().join('\n')).toMatch(/later\.js net::ERR_FAILED$/)
  watch.allow(/later\.js/)
})
