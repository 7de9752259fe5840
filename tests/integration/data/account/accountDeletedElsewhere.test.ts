import { beforeAll, expect, it, vi } from 'vitest'
import { PAYMENT_METHOD } from '#domain/orders/order.ts'
import { LEASE_MS } from '#domain/outbox/outbox.ts'
import { SHIPPING } from '#tests/harness/data/shipping.ts'
import { valueOf } from '#tests/harness/device/liveValue.ts'
import { shopBehindProxy } from '#tests/harness/network/shopBehindProxy.ts'
import { ask, itemsOf, records } from '#tests/harness/server/ask.ts'
import { newShopper, signInOwner, type Person } from '#tests/harness/server/people.ts'
import { newRecordId, suit } from '#tests/harness/server/sentOrder.ts'

// The catalogue's stream is not part of this, and would outlive its page.
vi.mock('#data/catalogue/sync.ts', () => ({ startCatalogue: () => undefined }))

const ORDERS = { method: 'POST', path: /collections\/orders/ }
const DELETED: unknown = expect.stringMatching(/\/deleted$/)
const PATIENCE_MS = 45_000

const shop = shopBehindProxy()

let owner: Person

beforeAll(async () => {
  owner = await signInOwner(shop)
})

const openPage = () =>
  shop.device.open(async () => ({
    ...(await import('#data/account/account.ts')),
    ...(await import('#data/cart/cart.ts')),
    ...(await import('#data/measurements/measurementSets.ts')),
    ...(await import('#data/measurements/measurementSetList.ts')),
    ...(await import('#data/orders/orders.ts')),
    ...(await import('#data/orders/orderList.ts')),
    ...(await import('#data/requests/requests.ts')),
    ...(await import('#data/outbox/list.ts')),
    ...(await import('#data/outbox/sending/waitingEntry.ts')),
    ...(await import('#data/auth/session.ts')),
    ...(await import('#data/storage/database.ts')),
    ...(await import('#data/sync/engine.lazy.ts')),
  }))

type Page = Awaited<ReturnType<typeof openPage>>

/** A signed-in shopper's page whose order of one suit is saved on the phone. */
async function saveOrder(online = false) {
  const shopper = await newShopper(shop)
  const page = await openPage()
  await page.signIn(shopper.email, shopper.password)
  const { measurements: _none, ...line } = suit()
  const { product: id, name, category, price } = line
  const texts = { slug: 'navy-twill-suit', description: '', image: '', created: '' }
  const counts = { seq: 1, rev: 1, draft: false }
  await page.addToCart({ id, name, category, price, measurements: [], ...texts, ...counts })
  const order = newRecordId()
  const draft = { id: order, user: shopper.id, shipping: SHIPPING, lines: [line], note: '' }
  shop.device.setOnline(online)
  const placed = await page.placeOrder(
    { ...draft, currency: 'INR', paymentMethod: PAYMENT_METHOD },
    await valueOf(page.cartLines),
  )
  shop.device.setOnline(true)
  expect(placed).toMatchObject({ value: { state: 'saved' } })
  return { ...page, shopper, order }
}

async function deleteElsewhere({ id, token, password }: Person) {
  const answer = await fetch(`${shop.url}${records('users')}/${id}`, {
    method: 'DELETE',
    headers: { 'Content-Type': 'application/json', Authorization: token },
    body: JSON.stringify({ password }),
  })
  expect(answer.status).toBe(204)
}

const ordersOnServer = async (id: string) =>
  itemsOf(await ask(shop, `${records('orders')}?filter=(id='${id}')`, { token: owner.token }))

/** The waiting order once the page has learned that its account is gone. */
async function askedAbout({ liveOutbox }: Pick<Page, 'liveOutbox'>) {
  const [item] = await valueOf(
    liveOutbox,
    ([first]) => first?.problem?.code === 'accountDeleted',
    PATIENCE_MS,
  )
  return item
}

it('an order whose account was deleted elsewhere needs confirmation, and is then sent without an account', async () => {
  const { shopper, order, ...page } = await saveOrder()
  await deleteElsewhere(shopper)
  page.runEngine()
  expect(await askedAbout(page)).toMatchObject({ id: order, cancellable: true, ofGuest: true })
  expect(page.session.current()).toEqual({ status: 'out' })
  expect(await ordersOnServer(order)).toEqual([])
  expect(await page.confirmWaiting(order)).toMatchObject({ ok: true })
  await valueOf(page.liveOutbox, ({ length }) => length === 0, PATIENCE_MS)
  expect(await ordersOnServer(order)).toMatchObject([{ user: '', total: 42_999 }])
})

it('its pieces return to the cart of the person who holds the phone, beside those that were there', async () => {
  const { shopper, order, ...page } = await saveOrder()
  // Online, the new set would send the order that waits with it.
  shop.device.setOnline(false)
  await page.addSet('Mine', { chest: 1016 })
  await deleteElsewhere(shopper)
  shop.device.setOnline(true)
  page.runEngine()
  await askedAbout(page)
  expect(await page.returnToCart(order)).toEqual({ ok: true, value: true })
  expect(await valueOf(page.cartLines, ({ length }) => length === 1)).toMatchObject([
    { title: 'Navy Twill Suit', quantity: 1 },
  ])
  expect(await valueOf(page.liveOutbox)).toEqual([])
  expect(await valueOf(page.liveSets, ({ length }) => length === 1)).toMatchObject([
    { name: 'Mine', values: { chest: 1016 } },
  ])
  expect(
    await page.inDatabase(async (db) => {
      const left = [db.cart, db.drafts, db.outbox, db.measurementSets, db.orders, db.preferences]
      const rows = await Promise.all(left.map((table) => table.toArray()))
      return rows.flat().filter((row) => row.owner === shopper.id)
    }),
  ).toEqual([])
})

it('an order that is being sent at that moment asks after the attempt', async () => {
  const { shopper, order, ...page } = await saveOrder()
  let attemptEnds = () => {}
  const attempt = new Promise<void>((resolve) => (attemptEnds = resolve))
  void navigator.locks.request('darzi-attempt-mine', () => attempt)
  const lease = { holder: 'mine', until: Date.now() + LEASE_MS }
  await page.inDatabase((db) => db.outbox.toCollection().modify({ lease }))
  await deleteElsewhere(shopper)
  page.runEngine()
  await expect.poll(() => shop.proxy.seen.map(({ path }) => path)).toContainEqual(DELETED)
  attemptEnds()
  expect(await askedAbout(page)).toMatchObject({ id: order })
})

it('an order that may have arrived is sent again without the account, and counts once', async () => {
  shop.proxy.spoil({ kind: 'drop-after-commit' }, ORDERS)
  const { shopper, order, ...page } = await saveOrder(true)
  await page.inDatabase((db) => db.outbox.toCollection().modify({ nextAt: Date.now() + 60_000 }))
  await deleteElsewhere(shopper)
  shop.proxy.spoil({ kind: 'drop-before' }, ORDERS)
  page.runEngine()
  expect(await askedAbout(page)).toMatchObject({ id: order, cancellable: false })
  expect(await page.returnToCart(order)).toMatchObject({ ok: false })
  await page.confirmWaiting(order)
  await valueOf(page.liveOutbox, ({ length }) => length === 0, PATIENCE_MS)
  expect(await ordersOnServer(order)).toMatchObject([{ user: '' }])
})

it('an order stays locked when its account only signed out, and after another sign-in', async () => {
  const { shopper, order, ...page } = await saveOrder()
  await page.signOut()
  await deleteElsewhere(shopper)
  page.runEngine()
  await page.syncNow()
  expect(await valueOf(page.liveOutbox)).toMatchObject([{ id: order, status: 'signInNeeded' }])
  const next = await newShopper(shop)
  await page.signIn(next.email, next.password)
  await page.syncNow()
  expect(await valueOf(page.liveOutbox)).toEqual([])
})

it('a tailoring request, which needs an account, is sent from the one that signs in next', async () => {
  const shopper = await newShopper(shop)
  const page = await openPage()
  await page.signIn(shopper.email, shopper.password)
  shop.device.setOnline(false)
  await page.sendTailoringRequest({
    measurements: { chest: 1016 },
    material: 'wool',
    color: '',
    fitType: 'slim',
    additionalRequests: 'Two vents',
    hasPurchased: false,
    orderCode: '',
  })
  shop.device.setOnline(true)
  await deleteElsewhere(shopper)
  page.runEngine()
  const item = await askedAbout(page)
  const next = await newShopper(shop)
  await page.signIn(next.email, next.password)
  expect(await page.confirmWaiting(item?.id ?? '')).toMatchObject({ ok: true })
  await valueOf(page.liveOutbox, ({ length }) => length === 0, PATIENCE_MS)
  const sent = `${records('tailoring_requests')}?filter=(user='${next.id}')`
  expect(itemsOf(await ask(shop, sent, { token: owner.token }))).toMatchObject([
    { id: item?.id, additionalRequests: 'Two vents', measurements: { chest: 1016 } },
  ])
})
