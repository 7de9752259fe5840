import type { Page } from 'playwright-core'
import { measurementForm } from '#copy/measurements/measurements.ts'
import { orderSuccess, orderWaiting } from '#copy/shop/checkout.ts'
import { addPayment } from '#tests/harness/steps/deskSteps.ts'
import { fillCheckout } from '#tests/harness/steps/shopperSteps.ts'
import type { Act } from './acts.ts'
import type { Random } from './random.ts'

// What people come for. Random presses hardly ever fill in a whole form.

/** How long a person waits for an order to be confirmed, in milliseconds. */
const CONFIRMED_MS = 8000

/** The note of each order and the reference of each payment is its own, so that one made twice is found. */
export const MARK = /\bW\d{9}\b/g

/** Orders a piece; an impatient person does not wait for the confirmation. */
const order: Act = async (page, random) => {
  const note = newMark(random)
  await page.goto('/all-collections')
  const pieces = page.getByRole('button', { name: 'Add to Cart' })
  await pieces.nth(Math.floor(random() * 8)).click()
  await page.goto('/checkout')
  await fillCheckout(page)
  await page.getByLabel('Note to the house').fill(note)
  await page.getByRole('button', { name: 'Place Order' }).click()
  if (random() < 0.3) return `orders ${note} and does not wait`
  const ends = [orderSuccess.title, orderWaiting.title].map((name) => heading(page, name))
  await Promise.race(ends.map((end) => end.waitFor({ timeout: CONFIRMED_MS })))
  return `orders ${note}`
}

/** Saves measurements; the first time the person is asked for consent. */
const measure: Act = async (page, random) => {
  await page.goto('/dashboard?tab=measurements')
  const inches = String(14 + Math.floor(random() * 4))
  await page.getByRole('textbox', { name: 'Neck', exact: true }).fill(inches)
  await page.getByRole('button', { name: measurementForm.save }).click()
  const consent = page.getByRole('checkbox', { name: 'I agree that my measurements are kept' })
  if (await consent.isVisible()) {
    await consent.check()
    await page.getByRole('button', { name: 'Agree and save' }).click()
  }
  return `saves a neck of ${inches} inches`
}

/** Takes a payment for the first order of the list. */
const takePayment: Act = async (page, random) => {
  const reference = newMark(random)
  await page.goto('/admin/orders?view=list')
  await page.getByRole('link', { name: /ET-/ }).first().click()
  await page.getByLabel('Reference, if there is one').fill(reference)
  await addPayment(page, String(1 + Math.floor(random() * 9)))
  return `takes payment ${reference}`
}

export const SHOPPER_ERRANDS: readonly [Act, ...Act[]] = [order, order, measure]
export const OWNER_ERRANDS: readonly [Act, ...Act[]] = [takePayment, takePayment, order]

function heading(page: Page, name: string) {
  return page.getByRole('heading', { name })
}

function newMark(random: Random): string {
  return `W${Math.floor(1e8 + random() * 9e8)}`
}
