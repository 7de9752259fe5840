import { beforeAll, describe, expect, it } from 'vitest'
import { MAX_AT_ONCE } from '#domain/desk/deskEdit.ts'
import { STOLE } from '#tests/harness/data/products.ts'
import { ask, records } from '#tests/harness/server/ask.ts'
import { valueOf } from '#tests/harness/device/liveValue.ts'
import { openDeskPage, openOwnerDesk } from '#tests/harness/device/ownerDesk.ts'
import { signInOwner, type Person } from '#tests/harness/server/people.ts'
import { sentOrder, suit } from '#tests/harness/server/sentOrder.ts'
import { shopBehindProxy } from '#tests/harness/network/shopBehindProxy.ts'

/** The lane sends three in a second, and this machine may be busy. */
const SENT_MS = 45_000

const SUIT = 'demoproduct0001'
const BELT = 'demoproduct0026'

const shop = shopBehindProxy()

let owner: Person

beforeAll(async () => {
  owner = await signInOwner(shop)
})

/** The owner's tablet, signed in, with its replicas open. */
async function tablet() {
  const desk = await openOwnerDesk(shop)
  await desk.ownedProducts.pull()
  const named = async (id: string) => {
    const rows = await valueOf(desk.ownedProducts.rows)
    const found = rows.find((product) => product.id === id)
    if (!found) throw new Error(`${id} is not in the replica`)
    return found
  }
  const waiting = (count: number) =>
    valueOf(desk.deskItems, (items) => items.length === count, SENT_MS)
  return { ...desk, named, waiting }
}

async function stored(id: string) {
  return (await ask(shop, records('products', id), { token: owner.token })).body
}

function elsewhere(id: string, body: object) {
  return ask(shop, records('products', id), { method: 'PATCH', token: owner.token, body })
}

describe('a bulk change made offline', () => {
  it('waits as one edit per product and is sent when online again', async () => {
    const desk = await tablet()
    const suit = await desk.named(SUIT)
    const belt = await desk.named(BELT)
    shop.device.setOnline(false)
    const saved = await desk.changeManyProducts([
      { fields: STOLE },
      { product: suit, changes: { price: suit.price + 100 } },
      { product: belt, changes: { price: belt.price + 100 } },
    ])
    expect(saved).toEqual({ ok: true, value: 'saved' })
    const later = await openDeskPage(shop)
    const items = await valueOf(later.deskItems, ({ length }) => length === 3)
    expect(items.map(({ edit }) => edit.what)).toEqual(['newProduct', 'product', 'product'])
    await later.ownedProducts.pull()
    const shown = await valueOf(later.ownedProducts.rows)
    expect(shown.find(({ id }) => id === SUIT)).toMatchObject({ price: suit.price + 100 })
    expect(shown.find(({ name }) => name === STOLE.name)).toMatchObject({ price: 1999 })

    shop.device.setOnline(true)
    await later.sendNow()
    await valueOf(later.deskItems, ({ length }) => length === 0, SENT_MS)
    expect(await stored(SUIT)).toMatchObject({ price: suit.price + 100, rev: suit.rev + 1 })
    expect(await stored(BELT)).toMatchObject({ price: belt.price + 100 })
    const made = items[0]?.edit
    expect(await stored(made?.what === 'newProduct' ? made.id : '')).toMatchObject({
      name: 'Linen Stole',
      price: 1999,
      rev: 1,
    })
  })

  it('sends the edits that apply, and reports a conflict by field for the one based on an older version', async () => {
    const desk = await tablet()
    const suit = await desk.named(SUIT)
    const belt = await desk.named(BELT)
    shop.device.setOnline(false)
    await desk.changeManyProducts([
      { product: suit, changes: { price: 1 } },
      { product: belt, changes: { price: 2 } },
    ])
    await elsewhere(SUIT, { description: 'Theirs' })
    shop.device.setOnline(true)
    await desk.sendNow()
    const [asking] = await desk.waiting(1)
    expect(asking).toMatchObject({ status: 'refused', problem: { code: 'newerVersion' } })
    expect(await stored(BELT)).toMatchObject({ price: 2 })
    expect(await stored(SUIT)).toMatchObject({ price: suit.price, description: 'Theirs' })

    const theirs = await desk.named(SUIT)
    if (asking?.edit.what !== 'product') throw new Error('the edit of the suit is gone')
    await desk.retryEdit(asking.id, { ...asking.edit, base: suit.rev + 1, before: theirs })
    await desk.waiting(0)
    expect(await stored(SUIT)).toMatchObject({ price: 1, description: 'Theirs' })
  })

  it('is stored once when the response is lost', async () => {
    const desk = await tablet()
    const belt = await desk.named(BELT)
    shop.proxy.spoil({ kind: 'drop-after-commit' }, { path: /owner\/products/ })
    const saved = await desk.changeManyProducts([
      { fields: { ...STOLE, name: 'Wool Stole' } },
      { product: belt, changes: { price: 777 } },
    ])
    expect(saved).toEqual({ ok: true, value: 'saved' })
    await desk.sendNow()
    await desk.waiting(0)
    expect(await stored(BELT)).toMatchObject({ price: 777, rev: belt.rev + 1 })
    await desk.ownedProducts.pull()
    const rows = await valueOf(desk.ownedProducts.rows)
    expect(rows.filter(({ name }) => name === 'Wool Stole')).toHaveLength(1)
  })

  it('is refused as a whole when it does not fit the queue', async () => {
    const desk = await tablet()
    shop.device.setOnline(false)
    const many = Array.from({ length: MAX_AT_ONCE + 1 }, () => ({ fields: STOLE }))
    const refused = await desk.changeManyProducts(many)
    expect(refused).toMatchObject({ ok: false, problem: { problem: { code: 'unreachable' } } })
    await desk.waiting(0)
  })
})

describe('an edit that waits behind a conflict', () => {
  it('is sent once the owner has discarded the other', async () => {
    const desk = await tablet()
    const lines = [suit({ product: 'demoproduct0002', price: 54_999 })]
    const made = await ask(shop, records('orders'), { method: 'POST', body: sentOrder({ lines }) })
    const id = String(made.body['id'])
    await desk.ownerOrders.pull()
    const order = (await valueOf(desk.ownerOrders.rows)).find((known) => known.id === id)
    if (!order) throw new Error('the order is not in the replica')
    shop.device.setOnline(false)
    await desk.moveOrder(order, 'confirmed')
    await desk.addNote(id, 'Lining: rust')
    const move = { method: 'PATCH', token: owner.token, body: { status: 'cancelled' } } as const
    await ask(shop, records('orders', id), move)
    shop.device.setOnline(true)
    await desk.sendNow()
    const isAsked = (items: readonly { status: string }[]) => items[0]?.status === 'refused'
    const [asking] = await valueOf(desk.deskItems, isAsked, SENT_MS)
    await desk.discardEdits([asking?.id ?? ''])
    await desk.waiting(0)
    const notes = (await desk.eventsOf(id)).flatMap(({ note }) => (note === '' ? [] : [note]))
    expect(notes).toEqual(['Lining: rust'])
  })
})

describe('an edit that is discarded', () => {
  it('is not reported as unsent once it was sent or may have been, nor is what builds on it', async () => {
    const desk = await tablet()
    const lines = [suit({ product: 'demoproduct0002', price: 54_999 })]
    const made = await ask(shop, records('orders'), { method: 'POST', body: sentOrder({ lines }) })
    const id = String(made.body['id'])
    await desk.ownerOrders.pull()
    shop.device.setOnline(false)
    await desk.addNote(id, 'Lining: rust')
    const [note] = await desk.waiting(1)
    shop.device.setOnline(true)
    await desk.sendNow()
    await desk.waiting(0)
    expect(await desk.discardEdits([note?.id ?? ''])).toEqual({ ok: true, value: 0 })

    shop.proxy.spoil({ kind: 'drop-after-commit' }, { method: 'POST' })
    await desk.addNote(id, 'Lining: silk')
    const [lost] = await desk.waiting(1)
    expect(await desk.discardEdits([lost?.id ?? ''])).toEqual({ ok: true, value: 0 })
    await desk.sendNow()
    await desk.waiting(0)
    const notes = (await desk.eventsOf(id)).flatMap(({ note }) => (note === '' ? [] : [note]))
    expect(notes).toEqual(['Lining: rust', 'Lining: silk'])

    shop.device.setOnline(false)
    await desk.addNote(id, 'Lining: grey')
    const [later] = await desk.waiting(1)
    const ids = [lost?.id ?? '', later?.id ?? '']
    expect(await desk.discardEdits(ids)).toEqual({ ok: true, value: 0 })
    await desk.waiting(1)
    shop.device.setOnline(true)
    await desk.sendNow()
    await desk.waiting(0)
  })
})

describe('two tabs of the owner', () => {
  it('editing one product: the second sees the first one’s change before anything is lost', async () => {
    const one = await tablet()
    const other = await tablet()
    const seen = await one.named(BELT)
    const same = await other.named(BELT)
    expect(await one.changeProduct(seen, { price: 3100 })).toEqual({ ok: true, value: 'sent' })
    const second = await other.changeProduct(same, { price: 3200, category: 'Gifts' })
    if (second.ok) throw new Error('the first tab’s price was overwritten')
    const { problem, newer } = second.problem
    expect([problem.code, newer?.price]).toEqual(['newerVersion', 3100])
    expect(await stored(BELT)).toMatchObject({ price: 3100 })
    if (!newer) throw new Error('the newer product is missing')
    expect(await other.changeProduct(newer, { category: 'Gifts' })).toMatchObject({ ok: true })
    expect(await stored(BELT)).toMatchObject({ price: 3100, category: 'Gifts' })
  })

  it('share one lane: the later value wins and is sent once', async () => {
    const one = await tablet()
    const other = await tablet()
    const seen = await one.named(SUIT)
    const same = await other.named(SUIT)
    shop.device.setOnline(false)
    await one.changeProduct(seen, { price: 5000, category: 'Best' })
    await other.changeProduct(same, { price: 6000 })
    await other.waiting(1)
    shop.device.setOnline(true)
    await other.sendNow()
    await other.waiting(0)
    expect(await stored(SUIT)).toMatchObject({ price: 6000, category: 'Best', rev: seen.rev + 1 })
  })
})

describe('an edit whose response was lost', () => {
  it('is no conflict when the owner saves the same form again', async () => {
    const desk = await tablet()
    const belt = await desk.named(BELT)
    const change = { price: belt.price + 7 }
    shop.proxy.spoil({ kind: 'drop-after-commit' }, { path: /collections\/products/ })
    expect(await desk.changeProduct(belt, change)).toEqual({ ok: true, value: 'saved' })
    await desk.sendNow()
    await desk.waiting(0)
    expect(await desk.changeProduct(belt, change)).toEqual({ ok: true, value: 'sent' })
    expect(await stored(BELT)).toMatchObject({ ...change, rev: belt.rev + 1 })
  })

  it('stays queued, whatever else answers in the server’s place', async () => {
    const desk = await tablet()
    const belt = await desk.named(BELT)
    const change = { price: belt.price + 11 }
    shop.proxy.spoil({ kind: 'status', status: 502 }, { path: /collections\/products/ })
    expect(await desk.changeProduct(belt, change)).toEqual({ ok: true, value: 'saved' })
    await desk.sendNow()
    await desk.waiting(0)
    expect(await stored(BELT)).toMatchObject({ ...change, rev: belt.rev + 1 })
  })
})

describe('a bulk change made online', () => {
  it('is refused as a whole when one product has a newer version, and nothing is queued', async () => {
    const desk = await tablet()
    const suit = await desk.named(SUIT)
    const belt = await desk.named(BELT)
    await elsewhere(SUIT, { description: 'Theirs again' })
    const refused = await desk.changeManyProducts([
      { product: belt, changes: { price: belt.price + 50 } },
      { product: suit, changes: { price: 1 } },
    ])
    expect(refused).toMatchObject({ ok: false, problem: { problem: { code: 'newerVersion' } } })
    expect(await stored(BELT)).toMatchObject({ price: belt.price, rev: belt.rev })
    await desk.waiting(0)
  })
})

describe('signing out everywhere', () => {
  it('ends the sessions of this device and all others', async () => {
    const desk = await tablet()
    const elsewhere = await signInOwner(shop)
    expect(await desk.adminSignOutEverywhere()).toMatchObject({ ok: true })
    expect(desk.adminSession.current()).toEqual({ status: 'out' })
    const refresh = '/api/collections/admins/auth-refresh'
    const asked = await ask(shop, refresh, { method: 'POST', token: elsewhere.token })
    expect(asked.status).toBe(401)
    owner = await signInOwner(shop)
  })

  it('reports that the shop cannot be reached and stays signed in', async () => {
    const desk = await tablet()
    shop.proxy.spoil({ kind: 'drop-before' }, { path: /sign-out-everywhere/ })
    const refused = await desk.adminSignOutEverywhere()
    expect(refused).toMatchObject({ ok: false, problem: { code: 'unreachable' } })
    expect(desk.adminSession.current()).toMatchObject({ status: 'in' })
  })
})

describe('a payment taken at the desk', () => {
  const cash = {
    kind: 'payment',
    paise: 50_000,
    method: 'cash',
    reference: '',
    note: '',
  } as const

  async function orderAtDesk() {
    const desk = await tablet()
    const { price } = await desk.named(SUIT)
    const body = sentOrder({ lines: [suit({ price })] })
    await ask(shop, records('orders'), { method: 'POST', body })
    await desk.ownerOrders.pull()
    const received = async () =>
      (await valueOf(desk.ownerOrders.rows)).find(({ id }) => id === body.id)?.received
    return { desk, order: body.id, received }
  }

  it('is counted once while the answer to it is lost', async () => {
    const { desk, order, received } = await orderAtDesk()
    const events = { method: 'POST', path: /order_events/ }
    shop.proxy.spoil({ kind: 'drop-after-commit' }, events, Infinity)
    expect(await desk.addLedgerEntry(order, cash)).toEqual({ ok: true, value: 'saved' })
    expect(await received()).toBe(50_000)
    await desk.ownerOrders.pull()
    expect(await received()).toBe(50_000)
    shop.proxy.heal()
    await desk.sendNow()
    await valueOf(desk.deskItems, ({ length }) => length === 0, SENT_MS)
    expect(await received()).toBe(50_000)
  })

  it('is counted before its order could be fetched again', async () => {
    const { desk, order, received } = await orderAtDesk()
    shop.proxy.spoil({ kind: 'drop-before' }, { method: 'GET', path: /orders/ }, Infinity)
    expect(await desk.addLedgerEntry(order, cash)).toEqual({ ok: true, value: 'sent' })
    expect(await received()).toBe(50_000)
    shop.proxy.heal()
    await desk.ownerOrders.pull()
    expect(await received()).toBe(50_000)
  })
})
