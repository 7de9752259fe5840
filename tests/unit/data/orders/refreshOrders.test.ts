import { expect, it } from 'vitest'
import { startDevice } from '#tests/harness/device/device.ts'
import { SHIPPING } from '#tests/harness/data/shipping.ts'
import { LINE } from '#tests/harness/data/orderLine.ts'
import { PAYMENT_METHOD } from '#domain/orders/order.ts'

const OWNER = 'asha00000000001'
const order = {
  id: 'mwqb613cawchfb3',
  user: OWNER,
  number: 'ET-1',
  note: '',
  created: '2026-11-24T10:00:00Z',
  currency: 'INR',
  paymentMethod: PAYMENT_METHOD,
  total: 85998,
  ...SHIPPING,
  lines: [LINE],
  status: 'placed',
  seq: 1,
  rev: 1,
}

async function openPage() {
  const device = startDevice()
  const record = {
    id: OWNER,
    email: 'asha@example.com',
    collectionId: 'u',
    collectionName: 'users',
  }
  device.storage.set('darzi_shopper', JSON.stringify({ token: 'a.b.c', record }))
  const page = await device.open(async () => ({
    ...(await import('#data/orders/orders.ts')),
    ...(await import('#data/auth/savedAuth.ts')),
    ...(await import('#data/storage/database.ts')),
  }))
  return { device, ...page }
}

const answer = () => Response.json({ page: 1, perPage: 1000, totalItems: 1, items: [order] })

it('The account’s orders are stored for reading offline', async () => {
  const { device, refreshOrders, inDatabase } = await openPage()
  device.setFetch(() => Promise.resolve(answer()))
  await refreshOrders()
  expect(await inDatabase((db) => db.orders.toArray())).toMatchObject([{ id: order.id }])
})

it('Orders that arrive after the account was deleted from this device are not stored', async () => {
  const { device, refreshOrders, forgetAuth, inDatabase } = await openPage()
  device.setFetch(() => {
    forgetAuth('shopper')
    return Promise.resolve(answer())
  })
  await refreshOrders()
  expect(await inDatabase((db) => db.orders.toArray())).toEqual([])
})
