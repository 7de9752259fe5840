import { expect, test } from 'vitest'
import { DEFAULT_PREFERENCES } from '#domain/cart/cart.ts'
import { PAYMENT_METHOD } from '#domain/orders/order.ts'
import { startDevice } from '#tests/harness/device/device.ts'
import { valueOf } from '#tests/harness/device/liveValue.ts'
import { SHIPPING } from '#tests/harness/data/shipping.ts'
import { startOlderServer } from '#tests/harness/network/olderServer.ts'
import { ask, itemsOf, records } from '#tests/harness/server/ask.ts'
import { newShopper, signInOwner } from '#tests/harness/server/people.ts'
import { newRecordId, suit as suitOrdered } from '#tests/harness/server/sentOrder.ts'
import { shopBehindProxy } from '#tests/harness/network/shopBehindProxy.ts'

/** The latest additions to the server, in the order of its migrations and routes. */
const LATEST = {
  routes: [
    /^\/api\/account\//,
    /^\/api\/newsletter\//,
    /^\/api\/catalogue\/ids/,
    /^\/api\/realtime/,
  ],
  fields: ['code', 'rev', 'source', 'trialDate', 'dueDate', 'editedAt', 'confirmations', 'consent'],
}

const PATIENCE_MS = 45_000
const SUIT = 'demoproduct0001'

const shop = shopBehindProxy()

async function openShop(url: string) {
  return startDevice(url).open(async () => ({
    ...(await import('#data/account/account.ts')),
    ...(await import('#data/catalogue/catalogue.ts')),
    ...(await import('#data/catalogue/pull.ts')),
    ...(await import('#data/measurements/measurementSets.ts')),
    ...(await import('#data/measurements/measurementSetList.ts')),
    ...(await import('#data/measurements/measurementSetPull.ts')),
    ...(await import('#data/cart/cart.ts')),
    ...(await import('#data/orders/orders.ts')),
    ...(await import('#data/orders/orderList.ts')),
    ...(await import('#data/outbox/list.ts')),
    ...(await import('#data/requests/preferences.ts')),
    ...(await import('#data/auth/savedAuth.ts')),
  }))
}

type Page = Awaited<ReturnType<typeof openShop>>

const allSent = (page: Page) => valueOf(page.liveOutbox, ({ length }) => length === 0, PATIENCE_MS)

test('a newer app browses, orders and keeps measurements with an older server', async () => {
  const url = await startOlderServer(shop.url, LATEST)
  const person = await newShopper(shop)
  const page = await openShop(url)
  expect(await page.signIn(person.email, person.password)).toMatchObject({ ok: true })

  await page.pullCatalogue(Date.now())
  const suit = await page.productById(SUIT)
  if (!suit) throw new Error('the catalogue is empty')
  expect(suit).toMatchObject({ name: 'Navy Twill Suit', rev: 0 })

  expect(await page.addToCart(suit)).toMatchObject({ ok: true })
  const lines = await valueOf(page.cartLines, ({ length }) => length === 1)
  const draft = {
    id: newRecordId(),
    user: person.id,
    shipping: SHIPPING,
    lines: [],
    currency: 'INR',
    paymentMethod: PAYMENT_METHOD,
    note: '',
  } as const
  const { measurements: _none, ...suitLine } = suitOrdered()
  const placed = await page.placeOrder({ ...draft, lines: [suitLine] }, lines)
  expect(placed).toMatchObject({ ok: true, value: { state: 'sent' } })
  const { token } = await signInOwner(shop)
  const stored = `${records('orders')}?filter=(id='${draft.id}')`
  expect(itemsOf(await ask(shop, stored, { token }))).toHaveLength(1)
  await page.refreshOrders()
  expect(await valueOf(page.liveOrders)).toMatchObject([{ id: draft.id, status: 'placed' }])

  expect(await page.addSet('Mine', { chest: 1016 })).toMatchObject({ ok: true })
  const likes = { ...DEFAULT_PREFERENCES, material: 'wool' }
  await page.savePreferences(DEFAULT_PREFERENCES, likes)
  await allSent(page)
  await page.refreshSets()
  await page.refreshPreferences()
  await allSent(page)
  expect(await valueOf(page.livePreferences)).toEqual(likes)

  const other = await openShop(url)
  await other.signIn(person.email, person.password)
  await other.refreshSets()
  await other.refreshPreferences()
  expect(await valueOf(other.liveSets)).toMatchObject([{ name: 'Mine', values: { chest: 1016 } }])
  expect(await valueOf(other.livePreferences)).toEqual(likes)
  await other.signOut()
  expect(other.shopperAuth.current()).toBeUndefined()
})
