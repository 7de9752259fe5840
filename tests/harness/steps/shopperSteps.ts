import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** The test shopper's name and address. */
export const SHOPPER = {
  name: 'Asha Iyer',
  email: 'asha@example.com',
  phone: '98765 43210',
  password: 'four plain words here',
} as const

/**
 * Acts, and sees the notice that answers it. A success stays on the screen for two seconds, less
 * than a busy machine may take between the act and the next look, so the wait begins first.
 */
export async function seeNotice(page: Page, text: string, act: () => Promise<void>): Promise<void> {
  await Promise.all([page.getByText(text).first().waitFor(), act()])
}

/** Signs up through the page, as a person does, and leaves the page signed in. */
export async function signUp(page: Page, email: string = SHOPPER.email): Promise<void> {
  await page.goto('/signup')
  await page.getByLabel('Full name').fill(SHOPPER.name)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Phone').fill(SHOPPER.phone)
  await page.getByLabel('Password', { exact: true }).fill(SHOPPER.password)
  await page.getByLabel('Confirm password').fill(SHOPPER.password)
  await seeNotice(page, 'Account created successfully!', () =>
    page.getByRole('button', { name: 'Create Account' }).click(),
  )
}

/** The rows of the profile's list. */
const SETTINGS = ['Name and phone', 'Email', 'Addresses', 'Change password', 'Your data'] as const

/** Opens a row of the profile's list, which shows how to change what it names. */
export async function openSetting(page: Page, name: (typeof SETTINGS)[number]): Promise<void> {
  await page.getByRole('tabpanel').getByRole('heading', { name, exact: true }).click()
}

/** Opens every row of the profile's list. */
export async function openSettings(page: Page): Promise<void> {
  for (const name of SETTINGS) await openSetting(page, name)
}

/** Adds one product to the cart from the open collection. */
export async function addToCart(page: Page, name: string): Promise<void> {
  const card = page.getByRole('listitem').filter({ hasText: name })
  const cart = page.getByRole('link', { name: /^Cart/ })
  const before = await cart.getAttribute('aria-label')
  // A visitor who looks for a piece touches the page: what this device keeps comes at once.
  await page.keyboard.press('Shift')
  await seeNotice(page, 'Product added to cart!', () =>
    card.getByRole('button', { name: 'Add to Cart' }).click(),
  )
  // The label may still be the previous product's.
  await expect.poll(() => cart.getAttribute('aria-label')).not.toBe(before)
}

/** Fills in the checkout form and selects a payment method. */
export async function fillCheckout(page: Page): Promise<void> {
  await page.getByLabel('First name').fill('Asha')
  await page.getByLabel('Last name').fill('Iyer')
  await page.getByLabel('Email', { exact: true }).first().fill(SHOPPER.email)
  await page.getByLabel('Country', { exact: true }).selectOption('India')
  await page.getByLabel('WhatsApp number').fill(SHOPPER.phone)
  await page.getByLabel('Address').fill('14 Rope Walk Lane')
  await page.getByLabel('City').fill('Mumbai')
  await page.getByLabel('State').fill('Maharashtra')
  await page.getByLabel('PIN code').fill('400001')
  await page.getByLabel('Pay via WhatsApp').check()
}

/** Places an order of one shirt, and ends on its page; returns its id. */
export async function orderShirt(page: Page): Promise<string> {
  await page.goto('/all-collections')
  await page.getByRole('button', { name: /^Shirts/ }).click()
  await addToCart(page, 'White Poplin Shirt')
  await page.goto('/checkout')
  await fillCheckout(page)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.getByRole('heading', { name: 'Order Placed Successfully!' }).waitFor()
  await page.goto('/dashboard?tab=orders')
  await page.getByRole('link', { name: /^Order ET-/ }).click()
  await page.getByRole('heading', { level: 1, name: /^Order ET-/ }).waitFor()
  return new URL(page.url()).pathname.replace('/order/', '')
}

/**
 * Waits until the shop would open offline: the service worker has cached everything and controls
 * the page.
 */
export async function waitUntilOfflineReady(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** The number of pictures cached for offline use. */
export function cachedPictures(page: Page): Promise<number> {
  return page.evaluate(async () => (await (await caches.open('darzi-pictures')).keys()).length)
}

/** Waits until every visible picture has loaded, and counts them. */
export async function loadedPictures(page: Page): Promise<number> {
  await page.waitForFunction(() => {
    const near = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect()
      return bottom > 0 && top < innerHeight
    })
    return near.length > 0 && near.every((image) => image.complete && image.naturalWidth > 0)
  })
  return page.evaluate(() => [...document.images].filter((image) => image.naturalWidth > 0).length)
}

/**
 * Fills in the name of a form, and waits for the code that sends the form and reports it: it loads
 * with the first input once the page is idle.
 */
export async function beginForm(page: Page, name: string): Promise<void> {
  const field = page.getByLabel('Name').first()
  const hasCode = () =>
    page.evaluate(() =>
      ['submit.lazy', 'ToastList'].every((file) =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes(file)),
      ),
    )
  await expect
    .poll(async () => {
      await field.fill('')
      await field.fill(name)
      return hasCode()
    })
    .toBe(true)
}
