import { expect, test } from 'vitest'
import { newOnlineVisitor } from '#tests/harness/browser/browser.ts'
import { shopInBrowser } from '#tests/harness/browser/shopInBrowser.ts'
import { addToCart } from '#tests/harness/steps/shopperSteps.ts'

/** Features of the oldest supported browsers, as a script that removes them. */
const MISSING = [
  'delete AbortSignal.timeout',
  'delete Array.prototype.findLast',
  'delete Object.hasOwn',
  'delete globalThis.CSSLayerBlockRule',
]

const shop = shopInBrowser()

/** A visitor whose browser lacks a feature, and the scripts that their pages request. */
async function newOutdatedVisitor(takeAway: string) {
  const { page, context } = await newOnlineVisitor({ url: shop.url })
  await context.addInitScript(takeAway)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  return { page, scripts }
}

test.each(MISSING)(
  'an outdated browser keeps the page as the server sent it: %s',
  async (takeAway) => {
    const { page, scripts } = await newOutdatedVisitor(takeAway)
    await page.goto('/all-collections')
    await page.getByRole('heading', { name: 'Our Complete Collection' }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.getByRole('main').getByRole('listitem').count()).toBeGreaterThan(9)
    expect(await page.getByText('Something came apart').count()).toBe(0)
    expect(scripts).toEqual([])
  },
)

test('in an outdated browser links work, a form is posted, and a page that needs script says so', async () => {
  const { page } = await newOutdatedVisitor('delete AbortSignal.timeout')
  await page.goto('/')
  await page.getByRole('link', { name: 'Collections' }).first().click()
  await page.getByRole('button', { name: 'Explore More Collections' }).click()
  await page.getByRole('heading', { name: 'Our Complete Collection' }).waitFor()

  await page.goto('/login')
  await page.getByLabel('Email').fill('asha@example.com')
  await page.getByLabel('Password').fill('not-her-password')
  const sent = page.waitForRequest((request) => request.isNavigationRequest())
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  expect((await sent).method()).toBe('POST')
  expect((await sent).url()).not.toContain('asha')
  await page.waitForLoadState()

  await page.goto('/dashboard')
  await page.getByText('This page needs a newer browser').waitFor()
  await page.getByRole('link', { name: 'Back to the shop' }).click()
  await page.waitForURL((url) => url.pathname === '/')
})

test('the oldest supported browser closes a dialog', async () => {
  const { page, context } = await newOnlineVisitor({ url: shop.url })
  const newer = ['toReversed', 'toSorted', 'toSpliced', 'with']
  await context.addInitScript(newer.map((name) => `delete Array.prototype.${name}`).join(';'))
  await page.goto('/all-collections')
  await addToCart(page, 'White Poplin Shirt')
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Edit White Poplin Shirt' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('heading', { name: 'White Poplin Shirt' }).waitFor()
})

test('a current browser never shows the warning for outdated ones', async () => {
  const { page } = await newOnlineVisitor({ url: shop.url })
  await page.goto('/checkout')
  await page.getByText('Your cart is empty.').waitFor()
  expect(await page.getByText('This page needs a newer browser').isVisible()).toBe(false)
})
