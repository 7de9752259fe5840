import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { dateOf, dayOf, shopDay } from '#domain/base/day.ts'
import { APPAREL_RATES } from '#domain/documents/taxRates.ts'
import { shortDay } from '#copy/base/day.ts'
import { newVisitor, type Visitor } from '#tests/harness/browser/browser.ts'
import { WITHOUT_NETWORK } from '#tests/harness/browser/pageErrors.ts'
import { shopInBrowser } from '#tests/harness/browser/shopInBrowser.ts'
import { saveSettings } from '#tests/harness/server/shopSettings.ts'
import {
  addPayment,
  allSent,
  moveOrder,
  signOwnerIn,
  waitUntilDeskIsKept,
} from '#tests/harness/steps/deskSteps.ts'
import { fillCheckout, signUp, waitUntilOfflineReady } from '#tests/harness/steps/shopperSteps.ts'

const shop = shopInBrowser({ demo: true })
const PHONE = { width: 360, height: 740 }
const TABLET = { width: 1024, height: 768 }
const REFERENCE = '612345678901'

/** Of a suit for 42,999 with a tenth off a first order: 38,699.10, of which 38,699 is charged. */
const ADVANCE = '₹11,609'
const BALANCE = '₹27,090'

/** A wedding in a month leaves time for both fittings and a delay. */
const WEDDING = dateAhead(30)
const TOO_SOON = dateAhead(3)

beforeAll(() =>
  saveSettings(shop, {
    payment: { terms: { kind: 'advance', percent: 30 }, upiId: 'ember.thread@okbank' },
    tax: {
      registration: 'regular',
      legalName: 'Ember and Thread LLP',
      gstin: '27AAPFU0939F1ZV',
      codes: [{ category: 'Suits', code: '6203' }],
      rates: APPAREL_RATES,
      sentences: {},
    },
  }),
)

test('a wedding order goes from first question to delivery on the promised days, half of it offline', async () => {
  const customer = await newVisitor({ url: shop.url, viewport: PHONE, hasTouch: true })
  customer.watch.allow(WITHOUT_NETWORK)
  const { page: phone } = customer
  await signUp(phone)
  await askForTheDay(phone)
  const order = await placeOffline(customer)
  await bookFirstTrialOffline(customer)

  const owner = await newVisitor({ url: shop.url, viewport: TABLET })
  owner.watch.allow(WITHOUT_NETWORK)
  const { page: desk } = owner
  await signOwnerIn(desk, shop)
  await waitUntilDeskIsKept(desk)
  await desk.goto(`/admin/orders/${order}`)
  const promised = await workAndSlipOffline(owner)
  await readSlipOffline(customer, promised)

  await alterOffline(owner)
  await agreeOffline(customer)
  await moveOrder(desk, 'Mark as ready', 'Ready')

  await tellOfBalance(phone)
  await confirmBalance(desk)
  await deliverWithInvoice(desk)
  await phone.goBack()
  await phone
    .getByRole('listitem')
    .filter({ hasText: /^Delivered \d/ })
    .waitFor()
  const payments = phone.getByRole('region', { name: 'Payments' })
  await expect.poll(() => payments.innerText()).toMatch(/Received\s+₹38,699\s+Balance\s+₹0\s/)
  await readInvoiceOffline(customer)
})

function dateAhead(days: number): string {
  return dateOf(shopDay(Date.now()) + days)
}

/**
 * Product, cart and checkout promise the same days, and the checkout checks another day at once.
 */
async function askForTheDay(phone: Page): Promise<void> {
  await phone.goto('/all-collections/navy-twill-suit')
  const days = phone.getByText(/^Trial by .*, ready by/)
  await days.waitFor()
  const promised = (await days.textContent()) ?? ''
  await phone.getByRole('button', { name: 'Add to Cart' }).click()
  await phone.getByRole('link', { name: 'Cart, 1 item' }).click()
  await phone.getByText(promised).waitFor()
  await phone.getByRole('button', { name: 'Proceed to Checkout' }).click()
  await phone.getByText(promised).waitFor()
  await fillCheckout(phone)
  await phone.getByLabel('Needed by').fill(TOO_SOON)
  await phone.getByText('We cannot promise it by then').waitFor()
  const chat = phone.getByRole('link', { name: 'Ask on WhatsApp' })
  expect(decodeURIComponent((await chat.getAttribute('href')) ?? '')).toContain(shortDay(TOO_SOON))
  await phone.getByLabel('Needed by').fill(WEDDING)
  await phone.getByText('We can make it by then.').waitFor()
  await phone.getByText(ADVANCE, { exact: true }).waitFor()
}

/** Ends on the order's page, with what was promised; answers with the order's id. */
async function placeOffline({ page: phone, context }: Visitor): Promise<string> {
  await waitUntilOfflineReady(phone)
  await context.setOffline(true)
  await phone.getByText('That should be possible. We confirm it').waitFor()
  await phone.getByRole('button', { name: 'Place Order' }).click()
  await phone.getByText('Saved on this device').first().waitFor()
  await context.setOffline(false)
  await phone.getByRole('heading', { name: 'Order Placed Successfully!' }).waitFor()
  await phone.getByText(`Needed by: ${shortDay(WEDDING)}`).waitFor()
  await phone.getByRole('link', { name: `Pay ${ADVANCE} by UPI` }).waitFor()
  await phone.getByRole('button', { name: 'View Orders' }).click()
  await phone.getByText(/^To be paid now$/).waitFor()
  await phone.getByRole('definition').filter({ hasText: ADVANCE }).waitFor()
  await phone.getByRole('link', { name: /^Order ET-/ }).click()
  const payments = phone.getByRole('region', { name: 'Payments' })
  await payments.getByText('30% to be paid before the work begins').waitFor()
  await payments.getByRole('link', { name: /^Pay .+ by UPI$/ }).waitFor()
  return new URL(phone.url()).pathname.replace('/order/', '')
}

async function bookFirstTrialOffline({ page: phone, context }: Visitor): Promise<void> {
  await phone.getByRole('link', { name: 'Book your first trial' }).click()
  await phone.getByLabel('Day').waitFor()
  await context.setOffline(true)
  await phone.getByRole('button', { name: 'Book this time' }).click()
  await phone.getByText(/^Saved on this device: /).waitFor()
  await context.setOffline(false)
  await phone.getByText('Agreed. See you then.').waitFor()
}

/** The advance, the first steps and two more days, with the reason; answers with the promised day. */
async function workAndSlipOffline({ page: desk, context }: Visitor): Promise<string> {
  const promised = desk.getByLabel('Promised for')
  await promised.waitFor()
  await context.setOffline(true)
  await addPayment(desk, '11,609')
  await desk.getByText(`${ADVANCE} received, cash`).first().waitFor()
  await moveOrder(desk, 'Confirm', 'Confirmed')
  await moveOrder(desk, 'Start cutting', 'Cutting')
  await moveOrder(desk, 'Start stitching', 'Stitching')
  const later = dateOf((dayOf(await promised.inputValue()) ?? 0) + 2)
  await promised.fill(later)
  await desk.getByLabel('Reason, which the customer reads').fill('The lining came late')
  await desk.getByRole('button', { name: 'Save dates' }).click()
  await desk.getByText('5 changes wait on this device').waitFor()
  await context.setOffline(false)
  await allSent(desk)
  return later
}

async function readSlipOffline({ page: phone, context }: Visitor, promised: string): Promise<void> {
  await phone.goBack()
  await phone.getByText(/^Promised day moved from /).waitFor()
  await context.setOffline(true)
  await phone.reload()
  await phone.getByText(`to ${shortDay(promised)}`).waitFor()
  await phone.getByText('The lining came late').waitFor()
  await phone
    .getByRole('region', { name: 'Payments' })
    .getByText(`${ADVANCE} received, cash`)
    .waitFor()
  await context.setOffline(false)
}

/** The first trial is over, and the second is proposed. */
async function alterOffline({ page: desk, context }: Visitor): Promise<void> {
  await moveOrder(desk, 'Ready for trial', 'Trial')
  const fittings = desk.getByRole('region', { name: 'Fittings' })
  // The page is new: what it shows offline has to be on the tablet.
  await fittings.getByRole('button', { name: 'Change' }).waitFor()
  await context.setOffline(true)
  await fittings.getByRole('button', { name: 'Change' }).click()
  await desk.getByRole('button', { name: 'Mark as done' }).click()
  await fittings.getByText(/^First trial, .*\(done\)/).waitFor()
  await moveOrder(desk, 'Needs alteration', 'Alteration')
  await fittings.getByRole('button', { name: 'Book a fitting' }).click()
  await desk.getByRole('button', { name: 'Save the fitting' }).click()
  await fittings.getByText(/^Second trial, .*\(not answered yet\)/).waitFor()
  await context.setOffline(false)
  await allSent(desk)
}

async function agreeOffline({ page: phone, context }: Visitor): Promise<void> {
  await phone.reload()
  await phone.getByText('Please tell us whether you can come then.').waitFor()
  await phone.getByRole('link', { name: 'Confirm or change the time' }).click()
  await phone.getByRole('button', { name: 'Confirm' }).waitFor()
  await context.setOffline(true)
  await phone.getByRole('button', { name: 'Confirm' }).click()
  await phone.getByText('Saved on this device: you are coming.').waitFor()
  await context.setOffline(false)
  await phone.getByText('Agreed. See you then.').waitFor()
}

/** Everything is due now; what the customer says changes nothing about it. */
async function tellOfBalance(phone: Page): Promise<void> {
  await phone.goBack()
  const payments = phone.getByRole('region', { name: 'Payments' })
  await payments.getByText('To be paid now').waitFor()
  await payments.getByRole('link', { name: /^Pay .+ by UPI$/ }).click()
  await phone.getByRole('heading', { name: 'I have paid' }).waitFor()
  await phone.getByText(BALANCE).waitFor()
  await phone.getByLabel('UPI reference (UTR), 12 digits').fill(REFERENCE)
  await phone.getByRole('button', { name: 'Send the reference' }).click()
  await phone.getByText('Thank you. We will look it up and confirm it on your order.').waitFor()
  await phone.reload()
  await phone.getByText(BALANCE).waitFor()
}

async function confirmBalance(desk: Page): Promise<void> {
  await desk.getByText(`paid by UPI, reference ${REFERENCE}. Look for it`).waitFor()
  await desk.getByRole('button', { name: 'It arrived' }).click()
  await expect.poll(() => desk.getByLabel('Amount in rupees').inputValue()).toBe('27090.00')
  await addPayment(desk)
  await desk.getByText(`${BALANCE} received, UPI, reference ${REFERENCE}`).first().waitFor()
  await desk.getByText(/Receipt R-\d{4}-0002/).waitFor()
}

async function deliverWithInvoice(desk: Page): Promise<void> {
  const documents = desk.getByRole('region', { name: 'Documents' })
  await documents.getByRole('button', { name: 'Issue invoice' }).click()
  await documents.getByRole('link', { name: /^Tax Invoice INV-\d{4}-0001$/ }).waitFor()
  await moveOrder(desk, 'Mark as delivered', 'Delivered')
  await allSent(desk)
}

async function readInvoiceOffline({ page: phone, context }: Visitor): Promise<void> {
  const invoice = /^Tax Invoice INV-/
  await phone.getByRole('link', { name: invoice }).waitFor()
  await context.setOffline(true)
  await phone.getByRole('link', { name: invoice }).click()
  const sheet = phone.getByRole('article', { name: invoice })
  for (const text of ['Navy Twill Suit', 'Ember and Thread LLP', '6203'])
    await sheet.getByText(text, { exact: true }).first().waitFor()
  await phone.reload()
  await sheet.getByText('27 Maharashtra').waitFor()
  await context.setOffline(false)
}
