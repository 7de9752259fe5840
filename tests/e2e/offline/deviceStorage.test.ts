import { expect, test } from 'vitest'
import { newOnlineVisitor } from '#tests/harness/browser/browser.ts'
import { shopInBrowser } from '#tests/harness/browser/shopInBrowser.ts'
import { addToCart, signUp } from '#tests/harness/steps/shopperSteps.ts'

const shop = shopInBrowser()

test('a browser that denies local storage signs up for this page only, and says so', async () => {
  const { context, page } = await newOnlineVisitor({ url: shop.url })
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  })
  await signUp(page)
  await page.getByText(/does not let us keep you signed in/).waitFor()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/dashboard')
  await page.getByRole('link', { name: /^Cart/ }).click()
  await page.getByRole('heading', { name: 'Your Cart' }).waitFor()
  await page.goBack()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/dashboard')
  await page.goto('/dashboard?tab=profile')
  await page.getByText('You are not signed in.').waitFor()
})

test('clearing the site’s data while the cart is open leaves no line in it, and says so', async () => {
  const { context, page, watch } = await newOnlineVisitor({ url: shop.url })
  await page.goto('/all-collections')
  await addToCart(page, 'Charcoal Chalk Stripe Suit')
  await page.goto('/cart')
  await page.getByText('Charcoal Chalk Stripe Suit').first().waitFor()
  watch.allow(/wants to delete/)
  const browser = await context.newCDPSession(page)
  await browser.send('Storage.clearDataForOrigin', {
    origin: shop.url,
    storageTypes: 'indexeddb',
  })
  await page.getByText('This device has cleared what was saved.').waitFor()
  await page.getByText('Your cart is empty').waitFor()
  expect(await page.getByText('Charcoal Chalk Stripe Suit').count()).toBe(0)
  const cart = page.getByRole('link', { name: /^Cart/ })
  await expect.poll(() => cart.getAttribute('aria-label')).not.toMatch(/1/)
})
