import type { Page } from 'playwright-core'
import { adminMoney } from '#copy/desk/adminMoney.ts'
import { desk } from '#copy/desk/desk.ts'
import { measurementForm } from '#copy/measurements/measurements.ts'
import { orderSuccess, orderWaiting } from '#copy/shop/checkout.ts'
import { addPayment } from '#tests/harness/steps/deskSteps.ts'
import { fillCheckout } from '#tests/harness/steps/shopperSteps.ts'
import { isMissed, type Act } from './acts.ts'
import type { Random } from './random.ts'

// What people come for. Random presses hardly ever fill in a whole form.

/** How long a person waits for an order to be confirmed, in milliseconds. */
const CONFIRMED_MS = 8000

/** The note of each order and the reference of each payment is its own, so that one made twice is found. */
export const MARK = /\bW\d{9}\b/g

/** Puts a piece into the cart, which a later order takes along. */
const addPiece: Act = async (page, random) => {
  await page.goto('/all-collections')
  const pieces = page.getByRole('button', { name: 'Add to Cart' })
  await pieces.nth(Math.floor(random() * 8)).click()
  return 'puts a piece into the cart'
}

/** Orders a piece; an impatient person does not wait for the confirmation. */
const order: Act = async (page, random) => {
  const note = newMark(random)
  await addPiece(page, random)
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

/** What the desk says of a payment that it has sent or stored. */
export const TAKEN = [adminMoney.added.payment, desk.saved] as const

/** Takes a payment for the first order of the list; returns what the desk says of it, if it does. */
const takePayment: Act = async (page, random) => {
  const reference = newMark(random)
  await page.goto('/admin/orders?view=list')
  await page.getByRole('link', { name: /ET-/ }).first().click()
  await page.getByLabel('Reference, if there is one').fill(reference)
  await addPayment(page, String(1 + Math.floor(random() * 9)))
  if (random() < 0.3) return `takes payment ${reference} and does not wait`
  const [added, saved] = TAKEN
  const answer = page.getByText(added).or(page.getByText(saved))
  try {
    const says = await answer.first().innerText({ timeout: CONFIRMED_MS })
    return `takes payment ${reference}: ${says}`
  } catch (error) {
    if (!isMissed(error)) throw error
    return `takes payment ${reference} and is not answered`
  }
}

export const SHOPPER_ERRANDS: readonly [Act, ...Act[]] = [addPiece, order, order, measure]
export const OWNER_ERRANDS: readonly [Act, ...Act[]] = [takePayment, takePayment, order]

function heading(page: Page, name: string) {
  return page.getByRole('heading', { name })
}

function newMark(random: Random): string {
  return `W${Math.floor(1e8 + random() * 9e8)}`
}
