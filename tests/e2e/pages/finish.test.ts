import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newVisitor } from '#tests/harness/browser/browser.ts'
import { finishFaults } from '#tests/harness/browser/finishFaults.ts'
import { shopInBrowser } from '#tests/harness/browser/shopInBrowser.ts'
import { signOwnerIn } from '#tests/harness/steps/deskSteps.ts'
import { addToCart, fillCheckout, signUp } from '#tests/harness/steps/shopperSteps.ts'

/** A phone, a tablet and a desktop. */
const WIDTHS = [360, 1024, 1440]

const shop = shopInBrowser()

async function faultsAt(page: Page, path: string, open?: () => Promise<void>): Promise<string[]> {
  const faults: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first().waitFor()
    await page.waitForLoadState('networkidle')
    await open?.()
    faults.push(...(await finishFaults(page, `${path} at ${width}`)))
  }
  return faults
}

test('What a shopper sees is level, in line and complete', async () => {
  const { page } = await newVisitor({ url: shop.url, reducedMotion: 'reduce' })
  await signUp(page)
  await page.goto('/dashboard')
  await page.getByRole('textbox', { name: 'Neck' }).fill('15')
  await page.getByRole('button', { name: 'Save Measurements' }).click()
  await page.getByLabel('I agree that my measurements are kept for this').check()
  await page.getByRole('button', { name: 'Agree and save' }).click()
  await page.getByRole('button', { name: 'Measurement card' }).waitFor()
  await page.goto('/all-collections')
  await addToCart(page, 'Navy Twill Suit')
  const edit = () => page.getByRole('button', { name: 'Edit Navy Twill Suit' }).click()
  const faults = [
    ...(await faultsAt(page, '/')),
    ...(await faultsAt(page, '/all-collections')),
    ...(await faultsAt(page, '/all-collections/navy-twill-suit')),
    ...(await faultsAt(page, '/cart', edit)),
    ...(await faultsAt(page, '/checkout')),
    ...(await faultsAt(page, '/measurements')),
    ...(await faultsAt(page, '/dashboard', () =>
      page.getByRole('button', { name: 'Measurement card' }).click(),
    )),
    ...(await faultsAt(page, '/dashboard?tab=profile')),
  ]
  await page.goto('/checkout')
  await fillCheckout(page)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.waitForURL('**/order-success**')
  await page.waitForLoadState('networkidle')
  faults.push(...(await finishFaults(page, 'the confirmation')))
  const main = page.getByRole('main')
  const chatLink = main.getByRole('link', { name: 'Open WhatsApp chat' })
  await chatLink.waitFor()
  const chat = await chatLink.boundingBox()
  for (const button of await main.getByRole('button').all()) {
    const { width = 0, height = 0, y = 0 } = (await button.boundingBox()) ?? {}
    expect(width * height).toBeLessThan((chat?.width ?? 0) * (chat?.height ?? 0))
    expect(y).toBeGreaterThan(chat?.y ?? 0)
  }
  faults.push(...(await faultsAt(page, '/dashboard?tab=orders')))
  expect(faults).toEqual([])
})

test('The desk is level, in line and complete, and a product has a low row on a phone', async () => {
  const { page } = await newVisitor({ url: shop.url, reducedMotion: 'reduce' })
  await signOwnerIn(page, shop)
  const faults = [
    ...(await faultsAt(page, '/admin/dashboard')),
    ...(await faultsAt(page, '/admin/products')),
    ...(await faultsAt(page, '/admin/orders')),
    ...(await faultsAt(page, '/admin/orders/new')),
    ...(await faultsAt(page, '/admin/settings')),
  ]
  expect(faults).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/admin/products')
  const row = page.getByRole('row', { name: /Enamel Cufflinks/ })
  expect((await row.boundingBox())?.height).toBeLessThan(110)
  const offScreen = page.locator('tbody td, tbody button').evaluateAll((parts) =>
    parts
      .filter((part) => part.checkVisibility())
      .filter((part) => part.getBoundingClientRect().right > innerWidth)
      .map((part) => part.textContent),
  )
  expect(await offScreen).toEqual([])
})

test('What a tap opens or offers is on the phone’s screen', async () => {
  const { page } = await newVisitor({
    url: shop.url,
    viewport: { width: 360, height: 640 },
    reducedMotion: 'reduce',
  })
  const isOnScreen = (name: string) =>
    page.getByText(name).evaluate((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return top >= 0 && bottom <= innerHeight
    })
  await page.goto('/all-collections')
  await addToCart(page, 'Navy Twill Suit')
  await addToCart(page, 'White Poplin Shirt')
  await page.goto('/cart')
  await page.getByRole('button', { name: 'Clear Cart' }).click()
  await expect.poll(() => isOnScreen('Undo')).toBe(true)
  await page.goto('/dashboard')
  const how = page.getByRole('button', { name: 'How to measure: Outseam' })
  await how.evaluate((button) => button.scrollIntoView({ block: 'end' }))
  await how.click()
  await expect.poll(() => isOnScreen('Two common slips')).toBe(true)
})

test('The pictures of a piece fill their column of the panel', async () => {
  const { page } = await newVisitor({ url: shop.url, viewport: { width: 1440, height: 900 } })
  await page.goto('/all-collections/navy-twill-suit')
  const pictures = page.getByRole('group', { name: /Navy Twill Suit/ })
  const facts = page.getByRole('dialog').locator('dl')
  await facts.waitFor()
  const [left, right] = await Promise.all([pictures.boundingBox(), facts.boundingBox()])
  expect((left?.y ?? 0) + (left?.height ?? 0)).toBeGreaterThan(
    (right?.y ?? 0) + (right?.height ?? 0),
  )
})
