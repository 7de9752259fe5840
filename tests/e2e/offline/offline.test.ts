import { expect, onTestFinished, test } from 'vitest'
import { LEASE_MS } from '#domain/outbox/outbox.ts'
import { LOCAL_DATA_KEY } from '#data/storage/localData.ts'
import { ask, itemsOf, records } from '#tests/harness/server/ask.ts'
import {
  newLastingVisitor,
  newOnlineVisitor,
  newProfile,
  newVisitor,
  type Visitor,
} from '#tests/harness/browser/browser.ts'
import { signInOwner } from '#tests/harness/server/people.ts'
import { shopInBrowser } from '#tests/harness/browser/shopInBrowser.ts'
import {
  addToCart,
  beginForm,
  fillCheckout,
  cachedPictures,
  waitUntilOfflineReady,
  loadedPictures,
  signUp,
} from '#tests/harness/steps/shopperSteps.ts'

/** What Chromium logs when a request cannot connect. */
const NO_ANSWER =
  /ERR_(CONNECTION_REFUSED|CONNECTION_RESET|INTERNET_DISCONNECTED|EMPTY_RESPONSE|CONTENT_LENGTH_MISMATCH|INCOMPLETE_CHUNKED_ENCODING|FAILED|NETWORK_CHANGED)|WebSocket|preload/

const HEADINGS = [
  ['/', /tailor/i],
  ['/all-collections', 'Our Complete Collection'],
  ['/cart', 'Your Cart'],
  ['/login', 'Login'],
  ['/dashboard', /Dashboard|Login/],
] as const

const shop = shopInBrowser()

async function visitor(arriving = newVisitor({ url: shop.url })): Promise<Visitor> {
  const arrived = await arriving
  arrived.watch.allow(NO_ANSWER)
  return arrived
}

async function serverGone(): Promise<void> {
  await shop.crash()
  onTestFinished(() => shop.restart())
}

async function everyPageOpens({ page }: Visitor): Promise<void> {
  for (const [path, heading] of HEADINGS) {
    await page.goto(path)
    await page.getByRole('heading', { name: heading }).first().waitFor()
  }
  await page.goto('/all-collections')
  await page.reload()
  await page.getByText('30 pieces').waitFor()
  await expect.poll(() => page.getByRole('button', { name: 'Add to Cart' }).count()).toBe(30)
}

/** The notice at the foot of the screen covers nothing that can be tapped there. */
async function buysOnASmallPhone({ page }: Visitor): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/all-collections/navy-twill-suit')
  await page.getByText(/^You are offline|^The shop cannot be reached/).waitFor()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
}

test('The page of a first visit is on the device before the worker takes control', async () => {
  const { page } = await newVisitor({ url: shop.url })
  await page.addInitScript(() => {
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      void caches
        .match('/all-collections')
        .then((kept) => Reflect.set(globalThis, 'keptAtControl', kept !== undefined))
    })
  })
  await page.goto('/all-collections')
  await expect
    .poll(() => page.evaluate<unknown>(() => Reflect.get(globalThis, 'keptAtControl')))
    .toBe(true)
})

test('After one visit every page opens without a network', async () => {
  const shopper = await visitor()
  await shopper.page.goto('/')
  await waitUntilOfflineReady(shopper.page)
  await shopper.context.setOffline(true)
  await everyPageOpens(shopper)
  await buysOnASmallPhone(shopper)
})

test('After one visit every page opens without a server, with the pictures seen before', async () => {
  const shopper = await visitor()
  await shopper.page.goto('/all-collections')
  await waitUntilOfflineReady(shopper.page)
  const pictures = await loadedPictures(shopper.page)
  expect(pictures).toBeGreaterThan(0)
  await expect.poll(() => cachedPictures(shopper.page)).toBeGreaterThanOrEqual(pictures)
  await serverGone()
  await everyPageOpens(shopper)
  await loadedPictures(shopper.page)
})

test('When the server stops during a visit, catalogue, cart and pictures stay available', async () => {
  const { page } = await visitor()
  await page.goto('/all-collections')
  await waitUntilOfflineReady(page)
  await addToCart(page, 'White Poplin Shirt')
  const pictures = await loadedPictures(page)
  await expect.poll(() => cachedPictures(page)).toBeGreaterThanOrEqual(pictures)
  await serverGone()

  await page.getByRole('button', { name: /^Suits/ }).click()
  await page.getByText('4 pieces').waitFor()
  await addToCart(page, 'Navy Twill Suit')
  await page.getByRole('link', { name: 'Cart, 2 items' }).click()
  await page.getByText('White Poplin Shirt').first().waitFor()
  await page.getByText('Navy Twill Suit').first().waitFor()
  await page.reload()
  await page.getByText('White Poplin Shirt').first().waitFor()
  await loadedPictures(page)
})

test('An order placed without a server survives a browser restart and is sent once, with one pair of mails', async () => {
  const profile = newProfile()
  const first = await visitor(newLastingVisitor({ url: shop.url, profile }))
  await signUp(first.page)
  await first.page.goto('/all-collections')
  await waitUntilOfflineReady(first.page)
  await addToCart(first.page, 'White Poplin Shirt')
  await shop.crash()

  await first.page.goto('/checkout')
  await fillCheckout(first.page)
  await first.page.getByRole('button', { name: 'Place Order' }).click()
  await first.page.getByRole('heading', { name: 'Your order is saved on this device' }).waitFor()
  const text = await first.page
    .getByRole('main')
    .getByText(/ET-\d{13}/)
    .first()
    .innerText()
  const number = /ET-\d{13}/.exec(text)?.[0] ?? ''
  await first.context.close()
  await shop.restart()

  const reopened = newLastingVisitor({ url: shop.url, profile, offline: true })
  const { page, context } = await visitor(reopened)
  const entry = page.getByRole('listitem', { name: `Order ${number}` })
  await page.goto('/')
  await page.getByText('2 things on this device not sent yet.').waitFor()
  await page.getByRole('link', { name: 'Look at it' }).click()
  await entry.getByText('Saved on this device').waitFor()
  expect(await arrivedOf(number)).toEqual({ orders: 0, mails: 0 })

  await context.setOffline(false)
  await entry.getByText('Placed', { exact: true }).first().waitFor()
  const sent = page.getByRole('region', { name: 'Sent from this device' })
  await sent.getByText('Order', { exact: true }).waitFor()
  expect(await sent.innerText()).not.toMatch(/Sent.*Sent/s)
  expect(await arrivedOf(number)).toEqual({ orders: 1, mails: 2 })
  await page.reload()
  await entry.getByText('Placed', { exact: true }).first().waitFor()
  expect(await arrivedOf(number)).toEqual({ orders: 1, mails: 2 })
})

/** How many orders of this number the shop has, and how many mails about them. */
async function arrivedOf(number: string): Promise<{ orders: number; mails: number }> {
  const { token } = await signInOwner(shop)
  const listed = async (collection: string, filter: string) =>
    itemsOf(
      await ask(shop, `${records(collection)}?filter=${encodeURIComponent(filter)}`, { token }),
    )
  const orders = await listed('orders', `number = '${number}'`)
  const mails = await Promise.all(
    orders.map(({ id }) => listed('mails', `cause = '${String(id)}'`)),
  )
  return { orders: orders.length, mails: mails.flat().length }
}

test('An order whose page is left before the server answers is settled on the next page, without waiting for its lease', async () => {
  const { page, context } = await newOnlineVisitor({ url: shop.url })
  await signUp(page, 'meera@example.com')
  await page.goto('/all-collections')
  await addToCart(page, 'White Poplin Shirt')
  await page.goto('/checkout')
  await fillCheckout(page)
  let attempts = 0
  let stored = () => {}
  const isStored = new Promise<void>((resolve) => (stored = resolve))
  await context.route('**/api/collections/orders/records', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    attempts += 1
    if (attempts > 1) return route.continue()
    await route.fetch()
    stored()
    // The answer never comes: the page is gone by then.
  })
  await page.getByRole('button', { name: 'Place Order' }).click()
  await isStored
  await page.goto('/dashboard?tab=orders')
  const entry = page.getByRole('listitem', { name: /^Order ET-/ })
  await entry
    .getByText('Placed', { exact: true })
    .first()
    .waitFor({ timeout: LEASE_MS / 2 })
  expect(await entry.count()).toBe(1)
  const [number] = /ET-\d{13}/.exec(await entry.innerText()) ?? ['']
  expect(await arrivedOf(number)).toEqual({ orders: 1, mails: 2 })
  expect(attempts).toBe(2)
})

test('queued entries are sent although the sync engine could not be fetched at first', async () => {
  const { page, context, watch } = await newOnlineVisitor({ url: shop.url })
  watch.allow(NO_ANSWER)
  let fail = () => {}
  const mayFail = new Promise<void>((resolve) => (fail = resolve))
  let requests = 0
  await context.route(/\/engine\.lazy-/, async (route) => {
    requests += 1
    if (requests > 1) return route.continue()
    await mayFail
    return route.abort('connectionrefused')
  })
  await page.addInitScript((key) => localStorage.setItem(key, '1'), LOCAL_DATA_KEY)
  await page.goto('/contact')
  await expect.poll(() => requests).toBe(1)
  await beginForm(page, 'Meera Nair')
  // The page must not reload over what is typed, and Chromium 147 fetches no module again before.
  fail()
  await page.getByLabel('Email').first().fill('meera@example.com')
  await page.getByLabel('Phone').fill('98765 43210')
  await page.getByLabel('Service').selectOption('Alterations')
  await page.getByLabel('Message').fill('One sleeve to shorten.')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send Request' }).click()
  await page.getByText(/^Saved on this device/).waitFor()
  await context.setOffline(false)
  const { token } = await signInOwner(shop)
  const names = async () =>
    itemsOf(await ask(shop, records('appointments'), { token })).map(({ name }) => name)
  await expect.poll(names, { timeout: 60_000 }).toContain('Meera Nair')
  await expect.poll(() => requests).toBe(2)
})
