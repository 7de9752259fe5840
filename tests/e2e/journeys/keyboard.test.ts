import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { newOnlineVisitor } from '#tests/harness/browser/browser.ts'
import { seeNotice, SHOPPER } from '#tests/harness/steps/shopperSteps.ts'
import { shopInBrowser } from '#tests/harness/browser/shopInBrowser.ts'
import { steadyTop } from '#tests/harness/browser/steady.ts'
import { waitForHydration } from '#tests/harness/browser/waitForHydration.ts'

/** More tab stops than it takes to reach anything on any page. */
const MAX_STOPS = 90

const shop = shopInBrowser()

/** Presses Tab until this element has the focus. */
async function walkTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await target.waitFor()
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${String(target)} is not reachable with the Tab key`)
}

async function typeInto(page: Page, label: string, text: string) {
  await walkTo(page, page.getByRole('main').getByLabel(label, { exact: true }))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.insertText(text)
}

/** After navigation the new page has the focus, so that a screen reader continues there. */
async function arrivedAt(page: Page, title: string) {
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
}

/** Tabs to a link, follows it by Enter, and waits for its page. */
async function enter(page: Page, target: Locator, title: string, key?: 'Shift+Tab') {
  await walkTo(page, target, key)
  await page.keyboard.press('Enter')
  await arrivedAt(page, title)
}

test('A shopper gets from home to a placed order with the keyboard alone', async () => {
  const { page } = await newOnlineVisitor({ url: shop.url, viewport: { width: 1440, height: 900 } })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  await page.goto('/')
  await waitForHydration(page)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect.poll(() => skip.evaluate((link) => link === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  await enter(page, button('Explore More Collections'), 'Our Complete Collection')

  await walkTo(page, page.getByRole('link', { name: 'Navy Twill Suit' }))
  await page.keyboard.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Navy Twill Suit' })
  await walkTo(page, panel.getByRole('button', { name: 'Add to Cart' }))
  await seeNotice(page, 'Product added to cart!', () => page.keyboard.press('Space'))
  await page.keyboard.press('Escape')
  await panel.waitFor({ state: 'detached' })
  await enter(page, page.getByRole('link', { name: 'Cart, 1 item' }), 'Your Cart', 'Shift+Tab')
  await enter(page, button('Login to Checkout'), 'Login')

  await enter(page, page.getByRole('main').getByRole('link', { name: 'Sign up' }), 'Create Account')
  await typeInto(page, 'Full name', SHOPPER.name)
  await typeInto(page, 'Email', SHOPPER.email)
  await typeInto(page, 'Phone', SHOPPER.phone)
  await typeInto(page, 'Password', SHOPPER.password)
  await typeInto(page, 'Confirm password', SHOPPER.password)
  await page.keyboard.press('Enter')
  await arrivedAt(page, 'Dashboard')
  await walkTo(page, page.getByRole('tab', { name: 'Measurements' }))
  await page.keyboard.press('ArrowRight')
  await page.getByText('No orders found').waitFor()

  await enter(page, page.getByRole('link', { name: 'Cart, 1 item' }), 'Your Cart', 'Shift+Tab')
  await enter(page, button('Proceed to Checkout'), 'Checkout')
  await walkTo(page, page.getByRole('combobox', { name: 'Country', exact: true }))
  await page.keyboard.type('United K')
  await page.getByLabel('State or province').waitFor()
  await page.keyboard.press('Home')
  await page.getByLabel('PIN code').waitFor()
  await typeInto(page, 'Address', '14 Rope Walk Lane')
  await typeInto(page, 'City', 'Mumbai')
  await typeInto(page, 'State', 'Maharashtra')
  await typeInto(page, 'PIN code', '400001')
  await walkTo(page, page.getByRole('radio', { name: 'Pay via WhatsApp' }))
  await page.keyboard.press('Space')
  await enter(page, button('Place Order'), 'Order Placed Successfully!')
})

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement)
}

test('A button that was disabled while its action ran gets the focus back', async () => {
  const { page, watch } = await newOnlineVisitor({ url: shop.url })
  watch.allow(/400/)
  await page.goto('/login')
  await waitForHydration(page)
  const form = page.getByRole('main')
  await form.getByLabel('Email', { exact: true }).fill(SHOPPER.email)
  await form.getByLabel('Password', { exact: true }).fill('not the password')
  const signIn = form.getByRole('button', { name: 'Sign In' })
  await signIn.focus()
  await seeNotice(page, 'Failed to log in.', () => page.keyboard.press('Enter'))
  await expect.poll(() => hasFocus(signIn)).toBe(true)
})

test('After an action by keyboard the focus stays near it', async () => {
  const { page } = await newOnlineVisitor({ url: shop.url, viewport: { width: 390, height: 844 } })
  await page.goto('/all-collections/white-poplin-shirt')
  await waitForHydration(page)
  const add = page.getByRole('button', { name: 'Add to Cart' })
  await page.keyboard.press('Tab')
  await add.focus()
  await seeNotice(page, 'Product added to cart!', () => page.keyboard.press('Enter'))
  await expect.poll(() => hasFocus(add)).toBe(true)

  await page.goto('/')
  await waitForHydration(page)
  await walkTo(page, page.getByRole('button', { name: 'Open menu' }))
  await page.keyboard.press('Enter')
  await walkTo(page, page.getByRole('link', { name: 'Services', exact: true }))
  await page.keyboard.press('Escape')
  expect(await hasFocus(page.getByRole('button', { name: 'Open menu' }))).toBe(true)
  await page.keyboard.press('Enter')
  await walkTo(page, page.getByRole('link', { name: 'Services', exact: true }))
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('services')
})

test('The bar below the panel of a piece covers nothing that has the focus', async () => {
  const { page } = await newOnlineVisitor({ url: shop.url, viewport: { width: 390, height: 844 } })
  await page.goto('/all-collections')
  await waitForHydration(page)
  await page.getByRole('link', { name: 'Navy Twill Suit' }).press('Enter')
  const panel = page.getByRole('dialog', { name: 'Navy Twill Suit' })
  const measurements = panel.getByRole('link', { name: 'Add your measurements' })
  await walkTo(page, measurements)
  const isCovered = () =>
    measurements.evaluate((link) => {
      const { left, top, width, height } = link.getBoundingClientRect()
      const over = document.elementFromPoint(left + width / 2, top + height / 2)
      return over !== null && !link.contains(over)
    })
  await expect.poll(isCovered).toBe(false)
})

test('Going back restores each page’s scroll position', async () => {
  const { page } = await newOnlineVisitor({ url: shop.url, viewport: { width: 360, height: 740 } })
  await page.goto('/all-collections')
  await waitForHydration(page)
  // The rest of the collection has come from the device, and nothing above will grow any more.
  await expect.poll(() => page.getByRole('button', { name: 'Add to Cart' }).count()).toBe(30)
  const card = page.getByRole('listitem').filter({ hasText: 'White Poplin Shirt' })
  await card.scrollIntoViewIfNeeded()
  const left = await steadyTop(card)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000)
  // A click of the pointer would first scroll to what it aims at.
  await page.getByRole('link', { name: 'Cart', exact: true }).dispatchEvent('click')
  await page.getByRole('heading', { name: 'Your Cart' }).waitFor()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await card.waitFor()
  await expect.poll(async () => Math.abs((await steadyTop(card)) - left)).toBeLessThan(3)
})
