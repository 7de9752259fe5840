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

test('A lost request is reported, unless its page was left meanwhile', async () => {
  const { page, watch } = await newVisitor({ url: shop.url })
  await page.goto('/')
  let left: Route | undefined
  await page.route('**/left.js', (route) => void (left = route))
  await page.route('**/lost.js', (route) => route.abort('failed'))
  await page.evaluate(() => void fetch('/left.js'))
  await expect.poll(() => left).toBeDefined()
  await page.goto('/?next')
  await page.evaluate(() => void fetch('/lost.js').catch(() => undefined))
  await expect.poll(() => watch.noticed()).toHaveLength(1)
  expect(watch.noticed()[0]).toMatch(/ERR_FAILED \(\S+\/lost\.js\)$/)
  watch.allow(/lost\.js/)
})
