import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { newOnlineVisitor } from '#tests/harness/browser/browser.ts'
import { shopInBrowser } from '#tests/harness/browser/shopInBrowser.ts'
import { asOwner, asShopper } from '#tests/harness/browser/signedIn.ts'
import { waitForHydration } from '#tests/harness/browser/waitForHydration.ts'
import { ask, records } from '#tests/harness/server/ask.ts'
import { sentOrder } from '#tests/harness/server/sentOrder.ts'
import { addToCart, fillCheckout, openSettings } from '#tests/harness/steps/shopperSteps.ts'

/** A laptop's window, lower than the summary of the checkout. */
const LOW_DESKTOP = { width: 1440, height: 600 }

const shop = shopInBrowser()

test('On a low screen the order button is in sight, and the confirmation’s main action is the chat', async () => {
  const { page } = await newOnlineVisitor({
    ...(await asShopper(shop)),
    viewport: LOW_DESKTOP,
    reducedMotion: 'reduce',
  })
  await page.goto('/all-collections')
  await addToCart(page, 'Navy Twill Suit')
  await page.goto('/checkout')
  await page.getByRole('heading', { name: 'Order Summary' }).waitFor()
  const place = page.getByRole('button', { name: 'Place Order' })
  const bottom = () => place.evaluate((button) => button.getBoundingClientRect().bottom)
  await expect.poll(bottom).toBeLessThan(LOW_DESKTOP.height)
  await fillCheckout(page)
  await place.click()
  await page.waitForURL('**/order-success**')
  const main = page.getByRole('main')
  const chat = main.getByRole('link', { name: 'Open WhatsApp chat' })
  await expect.poll(() => rivalsOf(chat, main.getByRole('button'))).toEqual([])
})

test.each([320, 1440])(
  'A jump to the end of a page shows its last line, %i wide',
  async (width) => {
    const viewport = { width, height: 800 }
    const { page, context } = await newOnlineVisitor({ url: shop.url, viewport })
    for (const path of ['/contact', '/all-collections/ivory-sherwani']) {
      await page.goto(path)
      await waitForHydration(page)
      await page.keyboard.press('End')
      const lastLine = page.getByRole('contentinfo').getByText('All rights reserved')
      const bottom = () => lastLine.evaluate((line) => line.getBoundingClientRect().bottom)
      await expect.poll(bottom).toBeLessThan(viewport.height + 1)
    }
    await context.close()
  },
)

test('The profile’s buttons begin where the fields and texts above them do', async () => {
  const { page } = await newOnlineVisitor({ ...(await asShopper(shop)), reducedMotion: 'reduce' })
  await page.goto('/dashboard?tab=profile')
  await openSettings(page)
  const panel = page.getByRole('tabpanel')
  await panel.getByRole('button', { name: 'Download my data' }).waitFor()
  const edges = () =>
    panel.locator('details').evaluateAll((rows) => {
      const found = rows.flatMap((row) => [
        row.querySelector('form label, div.stack > p'),
        row.querySelector('.button[data-look="outline"]'),
      ])
      const lefts = found.map((part) => part && Math.round(part.getBoundingClientRect().left))
      return [...new Set(lefts.filter((left) => left !== null))]
    })
  for (const width of [820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(edges).toHaveLength(1)
  }
})

test('On a phone a product at the desk has a compact row with its picture', async () => {
  const { page } = await newOnlineVisitor({
    ...(await asOwner(shop)),
    viewport: { width: 360, height: 740 },
    reducedMotion: 'reduce',
  })
  await page.goto('/admin/products')
  const row = page.getByRole('row', { name: /Enamel Cufflinks/ })
  await expect.poll(async () => (await row.boundingBox())?.height).toBeLessThan(110)
  expect(await row.locator('img').isVisible()).toBe(true)
  const offScreen = () =>
    page.locator('tbody td, tbody button').evaluateAll((parts) =>
      parts
        .filter((part) => part.checkVisibility())
        .filter((part) => part.getBoundingClientRect().right > innerWidth)
        .map((part) => part.textContent),
    )
  await expect.poll(offScreen).toEqual([])
})

test('An order with a long customer name stays in its column, with its number on one line', async () => {
  const { page } = await newOnlineVisitor({ ...(await asOwner(shop)), reducedMotion: 'reduce' })
  const body = sentOrder({ firstName: 'Venkatanarasimharajuvaripeta', lastName: 'Subramanian' })
  expect((await ask(shop, records('orders'), { method: 'POST', body })).status).toBe(200)
  for (const width of [360, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/admin/orders')
    const column = page.getByRole('region', { name: 'Placed' })
    const card = column.getByRole('listitem').filter({ hasText: 'Venkata' })
    const edge = async (box: Locator) =>
      box.evaluate((element) => Math.round(element.getBoundingClientRect().right))
    await expect.poll(() => edge(card)).toBe(await edge(column))
    await page.goto('/admin/orders?view=list')
    const row = page.getByRole('row', { name: /Venkata/ })
    const number = row.getByRole('link', { name: /^ET-/ })
    await expect.poll(async () => (await number.boundingBox())?.height).toBeLessThan(50)
    expect(await edge(row)).toBeLessThanOrEqual(width)
  }
})

test('Whatever a tap opens is within the phone’s viewport', async () => {
  const { page } = await newOnlineVisitor({
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
  const { page } = await newOnlineVisitor({ url: shop.url, viewport: { width: 1440, height: 900 } })
  await page.goto('/all-collections')
  // Before that, the link leads to the product's page.
  await waitForHydration(page)
  await page.getByRole('link', { name: 'Navy Twill Suit' }).click()
  const pictures = page.getByRole('group', { name: /Navy Twill Suit/ })
  const facts = page.getByRole('dialog').locator('dl')
  await facts.waitFor()
  const bottom = (part: Locator) => part.evaluate((shown) => shown.getBoundingClientRect().bottom)
  await expect.poll(async () => (await bottom(pictures)) - (await bottom(facts))).toBeGreaterThan(0)
})

test('The picture of a piece takes half of a large screen, and nothing is cut off', async () => {
  const { page } = await newOnlineVisitor({ url: shop.url, viewport: { width: 1280, height: 800 } })
  await page.goto('/all-collections/navy-twill-suit')
  const picture = page
    .getByRole('group', { name: /Navy Twill Suit/ })
    .locator('li img')
    .first()
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await expect
      .poll(async () => (await picture.boundingBox())?.width)
      .toBeGreaterThan(width * 0.499)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThan(width + 1)
  }
})

/** The buttons that are as large as this link, filled as it is, or not after it. */
async function rivalsOf(link: Locator, buttons: Locator): Promise<string[]> {
  await buttons.first().waitFor()
  const main = await link.boundingBox()
  const rivals: string[] = []
  for (const button of await buttons.all()) {
    const box = await button.boundingBox()
    const look = await button.getAttribute('data-look')
    const isAfter = main && box && (box.y > main.y || (box.y === main.y && box.x > main.x))
    const isSmaller = main && box && box.width * box.height < main.width * main.height
    if (look === 'solid' || !isAfter || !isSmaller) rivals.push(await button.innerText())
  }
  return rivals
}
