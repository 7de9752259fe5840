import { beforeAll, describe, expect, it } from 'vitest'
import { PAYMENT_METHOD, type OrderDraft } from '#domain/orders/order.ts'
import { STALE_AFTER_MS } from '#domain/outbox/outbox.ts'
import { ask, itemsOf, records } from '#tests/harness/server/ask.ts'
import { valueOf } from '#tests/harness/device/liveValue.ts'
import { newShopper, signInOwner, type Person } from '#tests/harness/server/people.ts'
import { newRecordId, suit } from '#tests/harness/server/sentOrder.ts'
import { SHIPPING } from '#tests/harness/data/shipping.ts'
import { shopBehindProxy } from '#tests/harness/network/shopBehindProxy.ts'

const ORDERS = { method: 'POST', path: /collections\/orders/ }

const SILENCED: unknown = expect.objectContaining({ fault: 'silence' })

const shop = shopBehindProxy()

let owner: Person

beforeAll(async () => {
  owner = await signInOwner(shop)
})

function draftOf(changes: Partial<OrderDraft> = {}): OrderDraft {
  const { measurements: _none, ...line } = suit()
  return {
    id: newRecordId(),
    user: '',
    shipping: SHIPPING,
    lines: [line],
    currency: 'INR',
    paymentMethod: PAYMENT_METHOD,
    note: '',
    ...changes,
  }
}

/** A page of the shop with one suit in the cart. */
async function openShop() {
  const page = await shop.device.open(async () => ({
    cart: {
      ...(await import('#data/cart/cart.ts')),
      ...(await import('#data/cart/cartCount.ts')),
    },
    orders: {
      ...(await import('#data/orders/orders.ts')),
      ...(await import('#data/orders/orderList.ts')),
    },
    outbox: {
      ...(await import('#data/outbox/sending/queue.ts')),
      ...(await import('#data/outbox/sending/deliver.ts')),
      ...(await import('#data/outbox/sending/waitingEntry.ts')),
      ...(await import('#data/outbox/list.ts')),
    },
    account: await import('#data/account/account.ts'),
  }))
  const { measurements: _none, ...line } = suit()
  await page.cart.addToCart({
    id: line.product,
    slug: 'navy-twill-suit',
    name: line.name,
    description: '',
    price: line.price,
    category: line.category,
    image: '',
    measurements: [],
    draft: false,
    seq: 1,
    rev: 1,
    created: '',
  })
  /** Places an order of all that is in the cart. */
  const place = async (draft: OrderDraft) =>
    page.orders.placeOrder(draft, await valueOf(page.cart.cartLines))
  return { ...page, place }
}

async function storedOrders(id: string) {
  const path = `${records('orders')}?filter=(id='${id}')`
  return itemsOf(await ask(shop, path, { token: owner.token }))
}

describe('placing an order', () => {
  it('sends it at once, empties the cart and stores the server’s version', async () => {
    const { orders, cart, outbox, place } = await openShop()
    const draft = draftOf()
    const placed = await place(draft)
    expect(placed).toMatchObject({ ok: true, value: { state: 'sent', order: { total: 42_999 } } })
    expect(await storedOrders(draft.id)).toHaveLength(1)
    expect(await valueOf(cart.cartLines)).toEqual([])
    expect(cart.cartCount.current()).toBe(0)
    expect(await valueOf(outbox.liveOutbox)).toEqual([])
    const { order } = await valueOf(orders.liveOrder(draft.id))
    expect(order).toMatchObject({ state: 'sent', status: 'placed', rev: 1 })
  })

  it('keeps the cart and reports a changed price, then sends at the new price', async () => {
    const { cart, outbox, place } = await openShop()
    const draft = draftOf({ lines: [suit({ price: 1 })] })
    const placed = await place(draft)
    expect(placed).toMatchObject({
      ok: false,
      problem: { code: 'pricesChanged', changes: [{ was: 1, now: 42_999 }] },
    })
    expect(await valueOf(cart.cartLines)).toHaveLength(1)
    expect(await valueOf(outbox.liveOutbox)).toEqual([])
    const again = await place({ ...draft, lines: [suit()] })
    expect(again).toMatchObject({ ok: true, value: { state: 'sent' } })
  })

  it('places an order although an earlier one waits after an error of the server', async () => {
    const first = await openShop()
    const stuck = draftOf()
    const next = draftOf()
    shop.device.setOnline(false)
    expect(await first.place(stuck)).toMatchObject({ value: { state: 'saved' } })
    shop.device.setOnline(true)
    shop.proxy.spoil({ kind: 'status', status: 503, retryAfter: 600 }, ORDERS)
    await first.outbox.sendNow()
    const waiting = await valueOf(first.outbox.liveOutbox, ([row]) => row?.status === 'queued')
    expect(waiting).toMatchObject([{ id: stuck.id }])

    const { place, outbox } = await openShop()
    expect(await place(next)).toMatchObject({ ok: true, value: { state: 'sent' } })
    expect(await storedOrders(next.id)).toHaveLength(1)
    expect(await storedOrders(stuck.id)).toEqual([])
    await outbox.sendNow()
    await expect.poll(() => storedOrders(stuck.id)).toHaveLength(1)
  })

  it('keeps the cart when the server refuses the order, naming the field', async () => {
    const { cart, place } = await openShop()
    const shipping = { ...SHIPPING, zipCode: '0' }
    const placed = await place(draftOf({ shipping }))
    expect(placed).toMatchObject({
      ok: false,
      problem: { code: 'orderRefused', fields: { zipCode: 'pinInvalid' } },
    })
    expect(await valueOf(cart.cartLines)).toHaveLength(1)
  })

  it('queues it offline, empties the cart, and sends it once later', async () => {
    const { cart, outbox, place } = await openShop()
    shop.device.setOnline(false)
    const draft = draftOf()
    const placed = await place(draft)
    expect(placed).toMatchObject({ ok: true, value: { state: 'saved' } })
    expect(await valueOf(cart.cartLines)).toEqual([])
    expect(shop.proxy.seen).toHaveLength(0)
    const [item] = await valueOf(outbox.liveOutbox)
    expect(item).toMatchObject({ kind: 'order', status: 'queued', cancellable: true })
    shop.device.setOnline(true)
    await outbox.flushOutbox()
    expect(await storedOrders(draft.id)).toHaveLength(1)
    expect(await valueOf(outbox.liveOutbox)).toEqual([])
  })

  it.each([
    ['nobody answers', { kind: 'drop-before' }],
    ['a hotel answers', { kind: 'html' }],
  ] as const)('keeps it cancellable while %s', async (_what, fault) => {
    const { outbox, place } = await openShop()
    const { fetchJson } = await import('#data/server/http.ts')
    shop.proxy.spoil(fault, {}, 20)
    await fetchJson('/api/catalogue/ids')
    const draft = draftOf()
    expect(await place(draft)).toMatchObject({ ok: true, value: { state: 'saved' } })
    expect(await valueOf(outbox.liveOutbox)).toMatchObject([{ cancellable: true }])
    expect(shop.proxy.seen.filter(({ method }) => method === 'POST')).toEqual([])
    shop.proxy.heal()
    await outbox.sendNow()
    expect(await valueOf(outbox.liveOutbox)).toEqual([])
    expect(await storedOrders(draft.id)).toHaveLength(1)
  })

  it('stores one order when the response to the first attempt is lost', async () => {
    const { outbox, place } = await openShop()
    shop.proxy.spoil({ kind: 'drop-after-commit' }, ORDERS, Infinity)
    const draft = draftOf()
    expect(await place(draft)).toMatchObject({ ok: true, value: { state: 'saved' } })
    const [item] = await valueOf(outbox.liveOutbox)
    expect(item).toMatchObject({ cancellable: false })
    shop.proxy.heal()
    await outbox.sendNow()
    expect(await valueOf(outbox.liveOutbox)).toEqual([])
    expect(await storedOrders(draft.id)).toHaveLength(1)
    const attempts = shop.proxy.seen.filter(({ method }) => method === 'POST')
    expect(attempts.length).toBeGreaterThan(1)
  })

  it.each([
    ['the connection breaks first', { kind: 'drop-before' }],
    ['the answer breaks off', { kind: 'truncate', bytes: 20 }],
    ['an intermediary fails', { kind: 'status', status: 502 }],
    ['a hotel answers', { kind: 'html' }],
  ] as const)('loses nothing when %s', async (_what, fault) => {
    const { outbox, place } = await openShop()
    shop.proxy.spoil(fault, ORDERS)
    const draft = draftOf()
    expect(await place(draft)).toMatchObject({ ok: true, value: { state: 'saved' } })
    await outbox.sendNow()
    expect(await valueOf(outbox.liveOutbox)).toEqual([])
    expect(await storedOrders(draft.id)).toHaveLength(1)
  })

  it('sends nothing after it was cancelled', async () => {
    const { orders, outbox, place } = await openShop()
    shop.device.setOnline(false)
    const draft = draftOf()
    await place(draft)
    expect(await orders.cancelOrder(draft.id)).toEqual({ ok: true, value: true })
    shop.device.setOnline(true)
    await outbox.sendNow()
    expect(await storedOrders(draft.id)).toHaveLength(0)
  })

  it('asks first when it waited for more than a week', async () => {
    const { outbox, place } = await openShop()
    shop.device.setOnline(false)
    const draft = draftOf()
    await place(draft)
    const { inDatabase } = await import('#data/storage/database.ts')
    const longAgo = Date.now() - STALE_AFTER_MS - 1
    await inDatabase((db) => db.outbox.toCollection().modify({ confirmedAt: longAgo }))
    shop.device.setOnline(true)
    await outbox.sendNow()
    expect(await valueOf(outbox.liveOutbox)).toMatchObject([{ id: draft.id, status: 'stale' }])
    expect(await storedOrders(draft.id)).toEqual([])
    expect(await outbox.confirmWaiting(draft.id)).toMatchObject({ ok: true })
    await valueOf(outbox.liveOutbox, (waiting) => waiting.length === 0)
    expect(await storedOrders(draft.id)).toHaveLength(1)
  })

  it('never reports an order as refused that the server may have stored before', async () => {
    const { outbox, place } = await openShop()
    shop.proxy.spoil({ kind: 'drop-after-commit' }, ORDERS, Infinity)
    const draft = draftOf()
    await place(draft)
    const { inDatabase } = await import('#data/storage/database.ts')
    const longAgo = Date.now() - STALE_AFTER_MS - 1
    await inDatabase((db) => db.outbox.toCollection().modify({ confirmedAt: longAgo }))
    expect(await outbox.deliver(draft.id, 'order')).toEqual({ ok: true, value: 'saved' })
    expect(await valueOf(outbox.liveOutbox)).toMatchObject([{ id: draft.id, status: 'stale' }])
    expect(await storedOrders(draft.id)).toHaveLength(1)
  })

  it('asks about a price that changed while it waited, and sends at the accepted price', async () => {
    const { orders, outbox, place } = await openShop()
    shop.device.setOnline(false)
    const draft = draftOf({ lines: [suit({ price: 1 })] })
    await place(draft)
    shop.device.setOnline(true)
    await outbox.sendNow()
    const changes = [{ was: 1, now: 42_999 }]
    expect(await valueOf(outbox.liveOutbox)).toMatchObject([
      { id: draft.id, status: 'pricesChanged', problem: { changes } },
    ])
    expect(await storedOrders(draft.id)).toEqual([])
    const accepted = await orders.acceptNewPrices(draft.id)
    if (!accepted.ok) throw new Error(accepted.problem.code)
    await valueOf(outbox.liveOutbox, (waiting) => waiting.length === 0)
    expect(await storedOrders(accepted.value)).toMatchObject([{ total: 42_999 }])
    expect(await storedOrders(draft.id)).toEqual([])
  })

  it('sends it once when four tabs try at the same time', async () => {
    const first = await openShop()
    shop.device.setOnline(false)
    const drafts = [draftOf(), draftOf(), draftOf()]
    for (const draft of drafts) await first.place(draft)
    const tabs = [first]
    while (tabs.length < 4) tabs.push(await openShop())
    shop.device.setOnline(true)
    await Promise.all(tabs.map(({ outbox }) => outbox.sendNow()))
    await valueOf(first.outbox.liveOutbox, (waiting) => waiting.length === 0)
    const sent = shop.proxy.seen.filter(({ method }) => method === 'POST')
    expect(sent).toHaveLength(3)
    for (const { id } of drafts) expect(await storedOrders(id)).toHaveLength(1)
  })

  it('sends it from another page when the first one died while sending', async () => {
    const first = await openShop()
    shop.proxy.spoil({ kind: 'silence' }, ORDERS)
    const draft = draftOf()
    void first.place(draft)
    await expect.poll(() => shop.proxy.seen).toContainEqual(SILENCED)
    const { inDatabase } = await import('#data/storage/database.ts')
    // The page is gone: its lease runs out and its lock is free.
    await inDatabase((db) =>
      db.outbox.toCollection().modify({ lease: { holder: 'gone', until: Date.now() - 1 } }),
    )
    shop.device.forgetLocks()
    const second = await openShop()
    await second.outbox.sendNow()
    await valueOf(second.outbox.liveOutbox, (waiting) => waiting.length === 0)
    expect(await storedOrders(draft.id)).toHaveLength(1)
  })

  it('holds it back while another shopper is signed in', async () => {
    const asha = await newShopper(shop)
    const ravi = await newShopper(shop)
    const { outbox, account, place } = await openShop()
    expect(await account.signIn(asha.email, asha.password)).toMatchObject({ ok: true })
    shop.device.setOnline(false)
    const draft = draftOf({ user: asha.id })
    await place(draft)
    await account.signOut()
    shop.device.setOnline(true)
    await account.signIn(ravi.email, ravi.password)
    await outbox.sendNow()
    expect(await storedOrders(draft.id)).toHaveLength(0)
    expect(await valueOf(outbox.liveOutbox)).toEqual([])
    await account.signOut()
    await account.signIn(asha.email, asha.password)
    await outbox.sendNow()
    const [order] = await storedOrders(draft.id)
    expect(order).toMatchObject({ user: asha.id })
  })
})
