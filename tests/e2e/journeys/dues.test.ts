import { beforeAll, expect, test } from 'vitest'
import { dateOf, shopDate, shopDay } from '#domain/base/day.ts'
import { newOnlineVisitor, newVisitor } from '#tests/harness/browser/browser.ts'
import { WITHOUT_NETWORK } from '#tests/harness/browser/pageErrors.ts'
import { shopInBrowser } from '#tests/harness/browser/shopInBrowser.ts'
import { asOwner } from '#tests/harness/browser/signedIn.ts'
import { ask, itemsOf, records } from '#tests/harness/server/ask.ts'
import { signInOwner } from '#tests/harness/server/people.ts'
import { newRecordId, sentOrder } from '#tests/harness/server/sentOrder.ts'
import { saveSettings } from '#tests/harness/server/shopSettings.ts'
import {
  addPayment,
  allSent,
  signOwnerIn,
  waitUntilDeskIsKept,
} from '#tests/harness/steps/deskSteps.ts'
import { waitUntilOfflineReady } from '#tests/harness/steps/shopperSteps.ts'

const shop = shopInBrowser()
const PAYMENT = { terms: { kind: 'advance', percent: 50 }, upiId: 'ember.thread@okbank' }

let token: string

beforeAll(async () => {
  token = (await signInOwner(shop)).token
  await saveSettings(shop, { payment: PAYMENT })
})

async function placed(firstName: string) {
  const sent = { ...sentOrder(), firstName }
  const { body } = await ask(shop, records('orders'), { method: 'POST', body: sent })
  return { id: String(body['id']), pay: `/pay/${String(body['payToken'])}` }
}

async function record(order: string, entry: object) {
  const body = { id: newRecordId(), order, actor: 'owner', ...entry }
  const added = await ask(shop, records('order_events'), { method: 'POST', token, body })
  expect(added.status).toBe(200)
}

async function remindersOf(order: string) {
  const path = `${records('order_events')}?filter=(order='${order}'%26%26kind='reminder')`
  return itemsOf(await ask(shop, path, { token }))
}

test('the owner reminds a customer in the chat once a week, also offline, and closes the till', async () => {
  const asha = await placed('Asha')
  const meera = await placed('Meera')
  await record(asha.id, { kind: 'payment', paise: 500_000, method: 'cash' })
  await record(asha.id, { kind: 'payment', paise: 200_000, method: 'upi' })
  await record(asha.id, { kind: 'refund', paise: 50_000, method: 'cash', note: 'Counted twice' })

  const { page, context, watch } = await newVisitor({
    url: shop.url,
    viewport: { width: 1024, height: 768 },
  })
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'The chat' }))
  watch.allow(WITHOUT_NETWORK)
  await page.goto('/')
  await waitUntilOfflineReady(page)
  await signOwnerIn(page, shop)
  const dues = page.getByRole('region', { name: 'To be paid now' })
  const owed = dues.getByRole('listitem').filter({ hasText: 'Asha Rao' })
  await owed.getByText('₹14,999').waitFor()
  await dues
    .getByText(/^since /)
    .first()
    .waitFor()

  const [chat] = await Promise.all([
    context.waitForEvent('page'),
    dues.getByRole('link', { name: /Remind by WhatsApp.*Asha/ }).click(),
  ])
  await chat.waitForURL(/wa\.me/)
  const words = new URL(chat.url()).searchParams.get('text') ?? ''
  expect(words).toContain('Hello Asha,')
  expect(words).toContain('₹14,999 is to be paid')
  expect(words).toContain('1 x Navy Twill Suit')
  expect(words).toContain(`${new URL(shop.url).origin}${asha.pay}`)
  await chat.close()
  await dues.getByText(/^Reminded on /).waitFor()
  await expect.poll(async () => (await remindersOf(asha.id)).length).toBe(1)

  const takings = page.getByRole('region', { name: 'Takings' })
  await takings.getByText('₹4,500', { exact: true }).waitFor()
  await takings.getByText('₹5,000 received, ₹500 returned').waitFor()
  await takings.getByText('₹6,500', { exact: true }).waitFor()
  await takings.getByRole('button', { name: 'Yesterday' }).click()
  await takings.getByText('No money was received or returned on this day.').waitFor()
  await takings.getByLabel('Day').fill(shopDate(Date.now()))
  await takings.getByText('₹6,500', { exact: true }).waitFor()

  await waitUntilDeskIsKept(page)
  await context.setOffline(true)
  await dues
    .getByRole('link', { name: /Meera Rao/ })
    .first()
    .click()
  await page.getByRole('heading', { name: 'Payments' }).waitFor()
  await page.getByRole('link', { name: /Remind by WhatsApp/ }).waitFor()
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: /Remind by WhatsApp/ }).click()
  await (await opened).close()
  await page.getByText(/^Reminded on /).waitFor()
  await addPayment(page, '100')
  await page.getByText('₹100 received, cash').first().waitFor()
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await page.getByText('₹6,600', { exact: true }).waitFor()
  await page.getByText('This is how it was when this device was last online').waitFor()
  await context.setOffline(false)
  await expect.poll(async () => (await remindersOf(meera.id)).length, { timeout: 60_000 }).toBe(1)
  await page
    .getByText('This is how it was when this device was last online')
    .waitFor({ state: 'detached' })
  await page.getByText('₹6,600', { exact: true }).waitFor()
})

test('an order is due from the day it is ready, and a claimed payment is listed for verification', async () => {
  const order = await placed('Kavya')
  await record(order.id, { kind: 'payment', paise: 2_149_950, method: 'transfer' })
  for (const status of ['confirmed', 'cutting', 'stitching', 'trial', 'ready']) {
    const path = records('orders', order.id)
    expect((await ask(shop, path, { method: 'PATCH', token, body: { status } })).status).toBe(200)
  }
  const owner = await asOwner(shop)
  const { page } = await newOnlineVisitor({ ...owner, viewport: { width: 390, height: 844 } })
  await page.goto('/admin/dashboard')
  const dues = page.getByRole('region', { name: 'To be paid now' })
  const row = dues.getByRole('listitem').filter({ hasText: 'Kavya Rao' })
  await row.getByText('₹21,499').waitFor()
  const today = new Date(`${dateOf(shopDay(Date.now()))}T00:00`)
  const year = String(today.getFullYear())
  await row.getByText(new RegExp(`^since ${today.getDate()}\\s.*\\s${year}$`)).waitFor()
  const claim = `/api${order.pay}/claim`
  await ask(shop, claim, { method: 'POST', body: { reference: '612345678901' } })
  await page.reload()
  await row.getByText('Reported as paid: look it up').waitFor()
  await expect.poll(() => row.getByRole('link', { name: /Remind/ }).count()).toBe(0)
})

test('the owner edits the reminder text, previews it, and the chat opens with it, also offline', async () => {
  const order = await placed('Leela')
  const { page, context, watch } = await newVisitor({
    url: shop.url,
    viewport: { width: 1280, height: 900 },
  })
  watch.allow(WITHOUT_NETWORK)
  await page.goto('/')
  await waitUntilOfflineReady(page)
  await signOwnerIn(page, shop)
  const dues = page.getByRole('region', { name: 'To be paid now' })
  await dues.getByRole('link', { name: /^Leela Rao/ }).waitFor()
  await page.goto('/admin/settings')
  const fields = page.getByRole('group', { name: 'Messages to customers' })
  await fields.getByLabel('Message').selectOption({ label: 'Reminder to pay' })
  const words = fields.getByLabel('Words')
  await expect.poll(() => words.inputValue()).toContain('{due} is to be paid')
  const preview = fields.getByRole('region', { name: 'As a customer reads it' })

  await words.fill('Namaste {nmae}')
  await page.getByRole('button', { name: 'Save settings' }).click()
  await fields.getByText('We do not know {nmae}.').waitFor()
  await context.setOffline(true)
  await words.fill('Namaste {name}, still open: ')
  await fields.getByRole('button', { name: '{due}' }).click()
  await preview.getByText('Namaste Asha, still open: ₹20,999').waitFor()
  await page.getByRole('button', { name: 'Save settings' }).click()
  await page.getByText('Saved on this device').first().waitFor()

  const remind = page.getByRole('link', { name: /Remind by WhatsApp/ })
  await page.getByRole('link', { name: 'Dashboard' }).click()
  await dues.getByRole('link', { name: /^Leela Rao/ }).click()
  const text = async () =>
    new URL((await remind.getAttribute('href')) ?? '').searchParams.get('text')
  await expect.poll(text).toBe('Namaste Leela, still open: ₹21,499')
  await context.setOffline(false)
  await allSent(page)
  await page.reload()
  await expect.poll(text).toBe('Namaste Leela, still open: ₹21,499')
  expect(page.url()).toContain(order.id)
})
