import { beforeAll, expect, test } from 'vitest'
import { shortDay } from '#copy/base/day.ts'
import { dateOf, shopDay } from '#domain/base/day.ts'
import { newVisitor } from '#tests/harness/browser/browser.ts'
import { shopInBrowser } from '#tests/harness/browser/shopInBrowser.ts'
import { WORKROOM } from '#tests/harness/data/workroom.ts'
import { ask, records } from '#tests/harness/server/ask.ts'
import { signInOwner } from '#tests/harness/server/people.ts'
import { fillCheckout, signUp } from '#tests/harness/steps/shopperSteps.ts'

const shop = shopInBrowser()

beforeAll(async () => {
  const { token } = await signInOwner(shop)
  const body = { workroom: WORKROOM }
  await ask(shop, records('shop', 'shop00000000000'), { method: 'PATCH', token, body })
})

test('a shopper sees the promised days before ordering, and is told when they come too late', async () => {
  const { page } = await newVisitor({ url: shop.url, viewport: { width: 360, height: 740 } })
  await signUp(page)
  await page.goto('/all-collections/navy-twill-suit')
  const days = page.getByText(/^Trial by .*, ready by/)
  await days.waitFor()
  const promised = await days.textContent()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await page.getByRole('link', { name: 'Cart, 1 item' }).click()
  await page.getByText(promised ?? '').waitFor()
  await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await page.getByText(promised ?? '').waitFor()
  await fillCheckout(page)
  const needed = dateOf(shopDay(Date.now()) + 3)
  await page.getByLabel('Needed by').fill(needed)
  await page.getByText('We cannot promise it by then').waitFor()
  const chat = page.getByRole('link', { name: 'Ask on WhatsApp' })
  expect(decodeURIComponent((await chat.getAttribute('href')) ?? '')).toContain(shortDay(needed))
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.getByRole('heading', { name: 'Order Placed Successfully!' }).waitFor()
  await page.getByText(promised ?? '').waitFor()
  await page.getByText(`Needed by: ${shortDay(needed)}`).waitFor()
})
