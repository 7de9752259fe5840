import { expect, it } from 'vitest'
import { startDevice } from '#tests/harness/device/device.ts'
import { SHIPPING } from '#tests/harness/data/shipping.ts'
import { LINE } from '#tests/harness/data/orderLine.ts'
import type { OrderRow } from '#data/storage/rows.ts'
import { PAYMENT_METHOD } from '#domain/orders/order.ts'

const ID = 'mwqb613cawchfb3'
const OWNER = 'asha00000000001'

const money = { currency: 'INR', paymentMethod: PAYMENT_METHOD, total: 85998 } as const
const facts = { id: ID, user: OWNER, number: 'ET-1', note: '', created: '2026-11-24T10:00:00Z' }
const event = { id: 'event0000000001', order: ID, actor: 'shopper', note: '', seq: 1 } as const
const placed = { ...event, kind: 'status', from: '', to: 'placed' } as const
const row: OrderRow = {
  ...facts,
  ...money,
  shipping: SHIPPING,
  lines: [LINE],
  status: 'placed',
  seq: 1,
  rev: 1,
  owner: OWNER,
  events: [{ ...placed, created: facts.created, day: '2026-11-24' }],
  documents: [],
}
const cancelled = { ...facts, ...money, ...SHIPPING, lines: [LINE], status: 'cancelled', seq: 2 }

it('A cancelled order keeps its history and its owner, who may have signed out meanwhile', async () => {
  const device = startDevice()
  const record = {
    id: OWNER,
    email: 'asha@example.com',
    collectionId: 'u',
    collectionName: 'users',
  }
  device.storage.set('darzi_shopper', JSON.stringify({ token: 'a.b.c', record }))
  const { cancelOrder, forgetAuth, inDatabase } = await device.open(async () => ({
    ...(await import('#data/orders/orders.ts')),
    ...(await import('#data/auth/savedAuth.ts')),
    ...(await import('#data/storage/database.ts')),
  }))
  await inDatabase((db) => db.orders.put(row))
  device.setFetch(() => {
    forgetAuth('shopper')
    return Promise.resolve(Response.json(cancelled))
  })
  expect(await cancelOrder(ID)).toMatchObject({ ok: true })
  const stored = await inDatabase((db) => db.orders.get(ID))
  expect(stored).toMatchObject({ status: 'cancelled', owner: OWNER, events: row.events })
})
