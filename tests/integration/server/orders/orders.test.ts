import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEFAULT_PREFERENCES } from '#domain/cart/cart.ts'
import { orderNumber } from '#domain/base/identity.ts'
import type { SentOrder } from '#domain/orders/orderDraft.ts'
import { ask, itemsOf, records } from '#tests/harness/server/ask.ts'
import { minimalSite } from '#tests/harness/server/minimalSite.ts'
import { newShopper, signInOwner, type Person } from '#tests/harness/server/people.ts'
import { newRecordId, sentOrder, suit } from '#tests/harness/server/sentOrder.ts'
import { startShop, type Shop } from '#tests/harness/server/shopServer.ts'

let shop: Shop
let shopper: Person
let other: Person
let owner: Person

beforeAll(async () => {
  shop = await startShop({ folders: await minimalSite(), env: { DARZI_LIMITS: 'off' } })
  shopper = await newShopper(shop)
  other = await newShopper(shop)
  owner = await signInOwner(shop)
})

afterAll(() => shop.stop())

function place(body: object, token = '') {
  return ask(shop, records('orders'), { method: 'POST', token, body })
}

async function eventsOf(order: string) {
  const path = `${records('order_events')}?filter=(order='${order}')&sort=seq`
  return itemsOf(await ask(shop, path, { token: owner.token }))
}

async function addProduct(changes: object = {}) {
  const id = newRecordId()
  const body = { id, name: `Piece ${id}`, description: 'A piece', price: 500, category: 'Belts' }
  await ask(shop, records('products'), {
    method: 'POST',
    token: owner.token,
    body: { ...body, ...changes },
  })
  return id
}

describe('placing an order', () => {
  it('stores the order and returns what the server decided', async () => {
    const sent = sentOrder({
      user: shopper.id,
      lines: [suit({ quantity: 2 })],
      note: 'Soon, please',
    })
    const { status, body } = await place(sent, shopper.token)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: sent.id,
      user: shopper.id,
      status: 'placed',
      // The suit has an offer for a first order, which this version of the shop did not see.
      total: 77_398,
      rev: 1,
      source: 'shop',
      number: orderNumber(sent.id, Date.now()),
      note: 'Soon, please',
      firstName: 'Asha',
    })
    expect(await eventsOf(sent.id)).toMatchObject([
      { kind: 'status', from: '', to: 'placed', actor: 'shopper' },
    ])
  })

  it('ignores server-owned fields in the request', async () => {
    const wishes = {
      total: 1,
      status: 'delivered',
      number: 'ET-1',
      rev: 9,
      seq: 1,
    }
    const lines = [{ ...suit(), name: 'Free Suit', category: 'Gifts', discount: 100 }]
    const sent = { ...sentOrder(), ...wishes, lines, created: '2001-01-01 00:00:00.000Z' }
    const { body } = await place(sent)
    expect(body).toMatchObject({ total: 42999, status: 'placed', rev: 1, source: 'shop' })
    expect(body['number']).not.toBe('ET-1')
    expect(body['lines']).toMatchObject([{ name: 'Navy Twill Suit', category: 'Suits' }])
    expect(JSON.stringify(body)).not.toContain('"discount"')
    expect(String(body['created'])).not.toContain('2001')
  })

  it('freezes measurements and preferences into the line', async () => {
    const measurements = {
      set: newRecordId(),
      setName: 'Mine',
      version: 3,
      values: { chest: 1016 },
    }
    const lines = [suit({ measurements })]
    const { body } = await place(sentOrder({ lines }))
    expect(body['lines']).toMatchObject([{ measurements, preferences: lines[0]?.preferences }])
  })

  it('refuses an outdated price and returns the current one', async () => {
    const lines = [suit({ price: 1 }), suit({ product: 'demoproduct0002', price: 54999 })]
    const { status, body } = await place(sentOrder({ lines }))
    expect(status).toBe(409)
    expect(body).toMatchObject({
      status: 409,
      code: 'pricesChanged',
      data: {
        changes: [{ product: 'demoproduct0001', name: 'Navy Twill Suit', was: 1, now: 42999 }],
      },
    })
  })

  it('names the missing product: deleted, a draft, or never there', async () => {
    const deleted = await addProduct({ deleted: true })
    const draft = await addProduct({ draft: true })
    const never = newRecordId()
    const lines = [deleted, draft, never].map((product) =>
      suit({ product, name: 'Gone', price: 500 }),
    )
    const { status, body } = await place(sentOrder({ lines }))
    expect(status).toBe(409)
    const changes = [deleted, draft, never].map((product) => ({ product, name: 'Gone', was: 500 }))
    expect(body['data']).toEqual({ changes })
  })

  const invalid: [string, Partial<Record<keyof SentOrder, unknown>>, string][] = [
    ['no lines', { lines: [] }, 'lines'],
    ['lines that are not a list', { lines: 'a suit' }, 'lines'],
    ['51 lines', { lines: Array.from({ length: 51 }, () => suit()) }, 'lines'],
    ['a quantity of 0', { lines: [suit({ quantity: 0 })] }, 'lines'],
    ['a quantity of 100', { lines: [suit({ quantity: 100 })] }, 'lines'],
    ['a quantity of 1.5', { lines: [suit({ quantity: 1.5 })] }, 'lines'],
    ['a quantity as text', { lines: [{ ...suit(), quantity: '1' }] }, 'lines'],
    ['a negative price', { lines: [suit({ price: -1 })] }, 'lines'],
    [
      'a giant as measured',
      { lines: [{ ...suit(), measurements: { values: { chest: 1e9 } } }] },
      'lines',
    ],
    ['an id of another shape', { id: 'short' }, 'id'],
    ['no first name', { firstName: ' ' }, 'firstName'],
    ['an e-mail with a line break', { email: 'a@b.example\r\nBcc: all@b.example' }, 'email'],
    ['a phone of letters', { phone: 'call me' }, 'phone'],
    ['a PIN that starts with 0', { zipCode: '011001' }, 'zipCode'],
    ['no postal code in the United Kingdom', { country: 'UK', zipCode: '' }, 'zipCode'],
    ['another way to pay', { paymentMethod: 'Card' }, 'paymentMethod'],
    ['another currency', { currency: 'XYZ' }, 'currency'],
    ['a note of 1,001 characters', { note: 'x'.repeat(1001) }, 'note'],
  ]

  it('takes an order without a postal code for a country that has none', async () => {
    const dubai = { country: 'United Arab Emirates', city: 'Dubai', state: 'Dubai', zipCode: '' }
    expect(await place({ ...sentOrder(), ...dubai })).toMatchObject({ status: 200 })
  })

  it.each(invalid)('refuses an order with %s', async (_what, changes, field) => {
    const { status, body } = await place({ ...sentOrder(), ...changes })
    expect(status).toBe(400)
    expect(body['code']).toBe('orderRefused')
    expect(body['data']).toHaveProperty(['fields', field])
  })

  it('is allowed only for the shopper’s own account', async () => {
    for (const token of ['', other.token, 'no.real.token']) {
      const { status, body } = await place(sentOrder({ user: shopper.id }), token)
      expect(status).toBe(401)
      expect(body['code']).toBe('signInNeeded')
    }
  })

  it('is possible for the owner at the counter, also for a customer’s account', async () => {
    const sent = { ...sentOrder({ user: shopper.id }), source: 'counter' }
    const { body } = await place(sent, owner.token)
    expect(body).toMatchObject({ source: 'counter', user: shopper.id })
    expect(await eventsOf(sent.id)).toMatchObject([{ actor: 'owner' }])
  })

  it('keeps odd characters as text and drops control characters', async () => {
    const note = '<script>alert(1)</script> \u202Eevil\u0000 नमस्ते 👔'
    const { body } = await place(sentOrder({ note, city: 'Pune\r\nBcc: x' }))
    expect(body).toMatchObject({
      note: '<script>alert(1)</script> evil नमस्ते 👔',
      city: 'Pune Bcc: x',
    })
  })

  it('refuses a body that is too large or not JSON', async () => {
    const large = { ...sentOrder(), lines: [{ ...suit(), extra: 'x'.repeat(40_000_000) }] }
    expect([400, 413]).toContain((await place(large)).status)
    const headers = { 'Content-Type': 'application/json' }
    const broken = await fetch(shop.url + records('orders'), {
      method: 'POST',
      headers,
      body: '{"id":',
    })
    expect(broken.status).toBe(400)
  })
})

describe('a repeated order', () => {
  it('is stored once, even when sent 50 times at once', async () => {
    const sent = sentOrder({ user: shopper.id })
    const answers = await Promise.all(Array.from({ length: 50 }, () => place(sent, shopper.token)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await eventsOf(sent.id)).toHaveLength(1)
  })

  it('keeps the size of a line that names one', async () => {
    const sent = sentOrder({ lines: [{ ...suit(), size: '40R' }, suit({ quantity: 2 })] })
    expect(await place(sent)).toMatchObject({ status: 200 })
    const stored = await ask(shop, records('orders', sent.id), { token: owner.token })
    const [sized, bare] = stored.body['lines'] as Record<string, unknown>[]
    expect(sized).toHaveProperty('size', '40R')
    expect(bare).not.toHaveProperty('size')
  })

  it('gets the first answer again though prices have changed', async () => {
    const product = await addProduct({ price: 500 })
    const asShown = { material: '', preferences: DEFAULT_PREFERENCES }
    const sent = sentOrder({ lines: [suit({ product, price: 500, ...asShown })] })
    await place(sent)
    const path = records('products', product)
    await ask(shop, path, { method: 'PATCH', token: owner.token, body: { price: 900 } })
    expect(await place(sent)).toMatchObject({ status: 200, body: { total: 500 } })
  })

  it('reveals nothing about another person’s id', async () => {
    const sent = sentOrder({ user: shopper.id })
    await place(sent, shopper.token)
    const { status, body } = await place({ ...sentOrder(), id: sent.id, email: 'x@example.com' })
    expect(status).toBe(400)
    expect(body).toMatchObject({ code: 'orderRefused', data: { fields: { id: 'orderRefused' } } })
  })
})

describe('order numbers', () => {
  it('differ for orders of one millisecond', async () => {
    const moment = newRecordId().slice(0, 8)
    const ids = Array.from({ length: 8 }, (_, index) => `${moment}abcdef${index}`)
    const answers = await Promise.all(ids.map((id) => place(sentOrder({ id }))))
    const numbers = answers.map(({ body }) => body['number'])
    expect(new Set(numbers).size).toBe(8)
    expect(numbers).toContain(orderNumber(ids[0] ?? '', Date.now()))
  })
})
