import { beforeAll, describe, expect, it } from 'vitest'
import { cartLineOf, type CartLine } from '#domain/cart/cart.ts'
import { orderDraftOf } from '#domain/orders/checkoutDraft.ts'
import { PAYMENT_METHOD } from '#domain/orders/order.ts'
import { ask, itemsOf, records } from '#tests/harness/server/ask.ts'
import { valueOf } from '#tests/harness/device/liveValue.ts'
import { newShopper, signInOwner, type Person } from '#tests/harness/server/people.ts'
import { product } from '#tests/harness/data/products.ts'
import { newRecordId } from '#tests/harness/server/sentOrder.ts'
import { SHIPPING } from '#tests/harness/data/shipping.ts'
import { shopBehindProxy } from '#tests/harness/network/shopBehindProxy.ts'

const ORDERS = { method: 'POST', path: /collections\/orders/ }
const SUIT = product({ measurements: [] })
const BELT = product({
  id: 'demoproduct0026',
  slug: 'leather-belt',
  name: 'Leather Belt',
  price: 2999,
  category: 'Accessories',
  measurements: [],
})

const shop = shopBehindProxy()

let owner: Person

beforeAll(async () => {
  owner = await signInOwner(shop)
})

/** A tab of the shop on the phone of this test. */
const openTab = () =>
  shop.device.open(async () => ({
    ...(await import('#data/account/account.ts')),
    ...(await import('#data/cart/cart.ts')),
    ...(await import('#data/storage/database.ts')),
    ...(await import('#data/local/drafts.ts')),
    ...(await import('#data/orders/orders.ts')),
    ...(await import('#data/orders/orderList.ts')),
    ...(await import('#data/outbox/sending/queue.ts')),
    ...(await import('#data/outbox/list.ts')),
    ...(await import('#data/account/ownerRows.ts')),
  }))

type Tab = Awaited<ReturnType<typeof openTab>>

async function cartOf(tab: Tab): Promise<CartLine[]> {
  return valueOf(tab.cartLines)
}

/** Places an order of the current cart, under this id. */
function place(tab: Tab, id: string, lines: readonly CartLine[], user = '') {
  const draft = {
    order: id,
    shipping: SHIPPING,
    note: '',
    neededBy: '',
    remembered: false,
    paymentMethod: PAYMENT_METHOD,
  } as const
  return tab.placeOrder(orderDraftOf(draft, lines, { user, currency: 'INR' }), lines)
}

/** The orders that the server has from this phone: the products of each, by id. */
async function stored(email = SHIPPING.email) {
  const filter = encodeURIComponent(`email = '${email}'`)
  const path = `${records('orders')}?filter=${filter}&perPage=200`
  const orders = itemsOf(await ask(shop, path, { token: owner.token }))
  return new Map(
    orders.map(({ id, lines }) => [
      String(id),
      (lines as { product: string }[]).map((line) => line.product).toSorted(),
    ]),
  )
}

describe('a queued order', () => {
  it('is not replaced by the next order, though the draft still has its id', async () => {
    const first = await openTab()
    await first.addToCart(SUIT)
    shop.device.setOnline(false)
    const id = newRecordId()
    expect(await place(first, id, await cartOf(first))).toMatchObject({ ok: true })
    // The tab dies here: nothing of what the page does next happens.
    const second = await openTab()
    await second.addToCart(BELT)
    const placed = await place(second, id, await cartOf(second))
    expect(placed).toMatchObject({ ok: true, value: { state: 'saved' } })
    shop.device.setOnline(true)
    await second.sendNow()
    await valueOf(second.liveOutbox, ({ length }) => length === 0)
    const orders = await stored()
    expect(orders.get(id)).toEqual([SUIT.id])
    const next = placed.ok ? placed.value.order.id : ''
    expect(next).not.toBe(id)
    expect(orders.get(next)).toEqual([BELT.id])
  })

  it('leaves cart and draft in one transaction, and a refusal restores both', async () => {
    const tab = await openTab()
    await tab.addToCart(SUIT)
    const [line] = await cartOf(tab)
    if (!line) throw new Error('the cart is empty')
    const id = newRecordId()
    const wrong = [{ ...line, price: 1 }]
    await tab.inDatabase((db) => db.cart.update(line.id, { price: 1 }))
    await tab.saveDraft('checkout', { ...SHIPPING, order: id })
    shop.proxy.spoil({ kind: 'delay', delayMs: 400 }, ORDERS)
    const placing = place(tab, id, wrong)
    await expect.poll(() => tab.inDatabase((db) => db.outbox.count())).toBe(1)
    expect(await tab.inDatabase((db) => db.cart.count())).toBe(0)
    expect(await tab.loadDraft('checkout')).not.toHaveProperty('order', id)
    expect(await placing).toMatchObject({ ok: false, problem: { code: 'pricesChanged' } })
    expect(await tab.inDatabase((db) => db.cart.toArray())).toMatchObject([{ id: line.id }])
    expect(await tab.loadDraft('checkout')).toMatchObject({ order: id, city: SHIPPING.city })
    expect(await tab.inDatabase((db) => db.outbox.count())).toBe(0)
  })

  it('is not overwritten by a different order with its id while unconfirmed', async () => {
    const tab = await openTab()
    await tab.addToCart(SUIT)
    shop.proxy.spoil({ kind: 'drop-after-commit' }, ORDERS)
    const id = newRecordId()
    expect(await place(tab, id, await cartOf(tab))).toMatchObject({ value: { state: 'saved' } })
    await tab.addToCart(BELT)
    const lines = (await cartOf(tab)).filter(({ product: of }) => of === BELT.id)
    const second = await place(tab, id, lines)
    expect(second).toMatchObject({ ok: true, value: { state: 'sent' } })
    await tab.sendNow()
    await valueOf(tab.liveOutbox, ({ length }) => length === 0)
    const orders = await stored()
    expect(orders.get(id)).toEqual([SUIT.id])
    const next = second.ok ? second.value.order.id : ''
    expect(next).not.toBe(id)
    expect(orders.get(next)).toEqual([BELT.id])
  })
})

describe('two tabs with the same cart', () => {
  it('place one order, whatever id each gives it, and both see the result', async () => {
    const first = await openTab()
    await first.addToCart(SUIT)
    const lines = await cartOf(first)
    const second = await openTab()
    shop.proxy.spoil({ kind: 'delay', delayMs: 1500 }, ORDERS)
    const one = newRecordId()
    const other = newRecordId()
    const before = await stored()
    const placing = place(first, one, lines)
    await expect.poll(() => shop.proxy.seen.map(({ method }) => method)).toContain('POST')
    const joined = await place(second, other, lines)
    expect(await placing).toMatchObject({ ok: true, value: { state: 'sent', order: { id: one } } })
    expect(joined).toMatchObject({ ok: true, value: { order: { id: one } } })
    // A tab that still shows the old cart after everything is done.
    const late = await place(await openTab(), newRecordId(), lines)
    expect(late).toMatchObject({ ok: true, value: { state: 'sent', order: { id: one } } })
    expect((await stored()).size).toBe(before.size + 1)
  })

  it('send nothing when a line is neither in the cart nor in an order', async () => {
    const tab = await openTab()
    const ghost = cartLineOf(SUIT, newRecordId())
    const refused = await place(tab, newRecordId(), [ghost])
    expect(refused).toMatchObject({ ok: false, problem: { code: 'newerVersion' } })
    expect(shop.proxy.seen.filter(({ method }) => method === 'POST')).toEqual([])
  })
})

describe('a guest’s order', () => {
  it('with a changed price is shown after sign-in, and the shopper can accept it', async () => {
    const asha = await newShopper(shop)
    const tab = await openTab()
    await tab.addToCart(SUIT)
    const [line] = await cartOf(tab)
    if (!line) throw new Error('the cart is empty')
    await tab.inDatabase((db) => db.cart.update(line.id, { price: 1 }))
    shop.device.setOnline(false)
    const id = newRecordId()
    await place(tab, id, [{ ...line, price: 1 }])
    shop.device.setOnline(true)
    await tab.signIn(asha.email, asha.password)
    await tab.adoptGuest(asha.id)
    await tab.sendNow()
    expect(await valueOf(tab.liveOutbox)).toMatchObject([{ id, status: 'pricesChanged' }])
    expect(await valueOf(tab.liveOrders)).toMatchObject([{ id, user: '', total: 1 }])
    const accepted = await tab.acceptNewPrices(id)
    if (!accepted.ok) throw new Error(accepted.problem.code)
    expect(accepted.value).not.toBe(id)
    await valueOf(tab.liveOutbox, ({ length }) => length === 0)
    const path = records('orders', String(accepted.value))
    const { body } = await ask(shop, path, { token: owner.token })
    expect(body).toMatchObject({ user: '', total: SUIT.price })
    expect((await stored()).has(id)).toBe(false)
  })
})

it('an order that is fetched before its own answer has come is listed once', async () => {
  const asha = await newShopper(shop)
  const tab = await openTab()
  await tab.signIn(asha.email, asha.password)
  await tab.addToCart(SUIT)
  shop.proxy.spoil({ kind: 'drop-after-commit' }, ORDERS)
  const id = newRecordId()
  const placed = await place(tab, id, await cartOf(tab), asha.id)
  expect(placed).toMatchObject({ ok: true, value: { state: 'saved' } })
  await tab.refreshOrders()
  expect(await valueOf(tab.liveOutbox)).toMatchObject([{ id }])
  expect(await valueOf(tab.liveOrders)).toMatchObject([{ id, state: 'sent' }])
})

describe('an explicit refusal', () => {
  it.each([
    ['fails', { kind: 'status', status: 500 }, 'refused'],
    ['is too busy', { kind: 'status', status: 429, retryAfter: 1 }, 'tooManyRequests'],
  ] as const)(
    'with %s is shown at once; the next try has the same id',
    async (_what, fault, code) => {
      const tab = await openTab()
      await tab.addToCart(SUIT)
      const lines = await cartOf(tab)
      const id = newRecordId()
      shop.proxy.spoil(fault, ORDERS)
      expect(await place(tab, id, lines)).toMatchObject({ ok: false, problem: { code } })
      expect(await cartOf(tab)).toEqual(lines)
      expect(await valueOf(tab.liveOutbox)).toEqual([])
      expect(await place(tab, id, lines)).toMatchObject({
        ok: true,
        value: { state: 'sent', order: { id } },
      })
    },
  )
})

describe('an order from an older version of the app', () => {
  it('removes its lines from the cart and is sent', async () => {
    const tab = await openTab()
    await tab.addToCart(SUIT)
    const lines = await cartOf(tab)
    shop.device.setOnline(false)
    const id = newRecordId()
    await place(tab, id, lines)
    // As version 2 left it when its tab died while sending.
    await tab.inDatabase(async (db) => {
      const row = await db.outbox.get(id)
      if (!row) throw new Error('the order is gone')
      const { lines: _lines, ...old } = row
      const lease = { holder: 'gone', until: Date.now() - 1 }
      await db.outbox.put({ ...old, status: 'sending', lease, cartLines: lines.map((l) => l.id) })
      await db.cart.bulkPut(lines.map((line, n) => ({ ...line, owner: '', addedAt: n })))
    })
    const later = await openTab()
    expect(await place(later, newRecordId(), lines)).toMatchObject({
      ok: true,
      value: { order: { id } },
    })
    expect(await later.inDatabase((db) => db.cart.count())).toBe(0)
    shop.device.setOnline(true)
    await later.sendNow()
    await valueOf(later.liveOutbox, ({ length }) => length === 0)
    expect((await stored()).get(id)).toEqual([SUIT.id])
  })
})
