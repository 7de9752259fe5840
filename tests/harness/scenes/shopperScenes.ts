import type { Page } from 'playwright-core'
import {
  addToCart,
  fillCheckout,
  openSetting,
  openSettings,
  signUp,
  waitUntilOfflineReady,
} from '#tests/harness/steps/shopperSteps.ts'
import { arrive, pageScene, paperScene, refusedScene, type Scene } from './scene.ts'

/** In inches, by the names of their fields. */
const BODY = {
  Neck: '15 1/2',
  Chest: '41',
  Waist: '36 1/4',
  Hips: '40',
  Shoulder: '18',
  'Sleeve length': '24 1/2',
  Inseam: '33',
  Outseam: '41 1/4',
} as const

/** A shopper with two pieces in the cart. */
export async function signUpWithCart(page: Page): Promise<void> {
  await signUp(page)
  await page.goto('/all-collections')
  await addToCart(page, 'White Poplin Shirt')
  await addToCart(page, 'Navy Twill Suit')
}

/** From the first look at an account to an order on its way. */
export const shopperScenes: Scene[] = [
  pageScene('home-welcome', '/'),
  pageScene('dashboard-orders-none', '/dashboard?tab=orders'),
  pageScene('cart', '/cart'),
  { name: 'cart-edit-line', open: editLine },
  pageScene('checkout', '/checkout'),
  refusedScene('checkout-refused', '/checkout', 'Place Order'),
  pageScene('tailoring-request', '/measurements'),
  refusedScene('tailoring-request-refused', '/measurements', 'Send Details'),
  pageScene('dashboard-measurements', '/dashboard?tab=measurements'),
  pageScene('dashboard-profile', '/dashboard?tab=profile'),
  { name: 'dashboard-profile-open', open: openProfile },
  { name: 'dashboard-profile-delete', open: askToDelete },
  { name: 'measurement-card', open: saveBody },
  paperScene('measurement-card-printed', 'a5'),
  pageScene('tailoring-request-filled', '/measurements'),
  pageScene('collection-with-body', '/all-collections'),
  pageScene('product-with-body', '/all-collections/navy-twill-suit'),
  { name: 'order-success-offline', open: placeOffline },
  { name: 'order-success', open: deliver },
  pageScene('dashboard-orders', '/dashboard?tab=orders'),
  { name: 'order-new', open: openOrder },
  paperScene('order-new-printed'),
]

async function editLine(page: Page): Promise<void> {
  await arrive(page, '/cart')
  await page.getByRole('button', { name: 'Edit Navy Twill Suit' }).click()
  await page.getByRole('dialog').getByLabel('Fit type').waitFor()
}

async function openProfile(page: Page): Promise<void> {
  await arrive(page, '/dashboard?tab=profile')
  await openSettings(page)
}

async function askToDelete(page: Page): Promise<void> {
  await arrive(page, '/dashboard?tab=profile')
  await openSetting(page, 'Your data')
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByRole('dialog').getByRole('button').first().waitFor()
}

async function saveBody(page: Page): Promise<void> {
  await arrive(page, '/dashboard?tab=measurements')
  for (const [name, inches] of Object.entries(BODY))
    await page.getByRole('textbox', { name, exact: true }).fill(inches)
  await page.getByRole('button', { name: 'Save Measurements' }).click()
  await page.getByRole('checkbox', { name: 'I agree that my measurements are kept' }).check()
  await page.getByRole('button', { name: 'Agree and save' }).click()
  await page.getByRole('button', { name: 'Measurement card' }).click()
  await page.getByRole('button', { name: 'Print', exact: true }).waitFor()
}

async function placeOffline(page: Page): Promise<void> {
  await arrive(page, '/checkout')
  await waitUntilOfflineReady(page)
  await fillCheckout(page)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Place Order' }).click()
  await page.waitForURL('**/order-success**')
  await page.getByText('Saved on this device').first().waitFor()
}

async function deliver(page: Page): Promise<void> {
  await page.context().setOffline(false)
  await page.getByRole('heading', { name: 'Order Placed Successfully!' }).waitFor()
  await page.waitForLoadState('networkidle')
}

/** The page of the one order in the account. */
export async function openOrder(page: Page): Promise<void> {
  await arrive(page, '/dashboard?tab=orders')
  await page.getByRole('link', { name: /^Order ET-/ }).click()
  await page.getByRole('heading', { level: 1, name: /^Order ET-/ }).waitFor()
  await page.waitForLoadState('networkidle')
}
