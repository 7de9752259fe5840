import { expect, it } from 'vitest'
import { acquireLease } from '#domain/outbox/outbox.ts'
import { waitingRow } from '#tests/fixtures/waitingRow.ts'
import { startDevice, type Device } from '#tests/harness/device/device.ts'
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

function signIn({ storage }: Device) {
  const email = 'asha@example.com'
  const record = { id: OWNER, email, collectionId: 'u', collectionName: 'users' }
  storage.set('darzi_shopper', JSON.stringify({ token: 'a.b.c', record }))
}

const openPage = (device: Device) =>
  device.open(async () => ({
    ...(await import('#data/orders/orders.ts')),
    ...(await import('#data/outbox/sending/queue.ts')),
    ...(await import('#data/outbox/sending/delivered.ts')),
    ...(await import('#data/storage/database.ts')),
    ...(await import('#data/auth/savedAuth.ts')),
  }))

/** An order that is being sent while its shopper cancels it, and then arrives. */
async function cancelWhileSent(device: Device, user: string) {
  const { cancelOrder, inDatabase, storeDelivered } = await openPage(device)
  const queued = waitingRow({ id: ID, owner: user })
  const sending = { ...queued, ...acquireLease(queued, 'this tab', Date.now()) }
  await inDatabase((db) => db.outbox.put(sending))
  const record = { ...cancelled, user, status: 'placed', seq: 1, rev: 1 }
  const answer = cancelOrder(ID)
  // The database answers in turn: by then the cancellation has found it being sent.
  for (let turn = 0; turn < 10; turn += 1) await inDatabase((db) => db.outbox.count())
  await inDatabase((db) =>
    db.transact([db.outbox, db.receipts, db.orders, db.mails, db.meta], () =>
      storeDelivered(db, sending, record, Date.now()),
    ),
  )
  return { answer: await answer, stored: await inDatabase((db) => db.orders.get(ID)) }
}

it('An order that arrives while it is being cancelled is cancelled at the house', async () => {
  const device = startDevice()
  signIn(device)
  const asked: string[] = []
  device.setFetch((_address, init) => {
    asked.push(init?.method ?? 'GET')
    return Promise.resolve(Response.json(cancelled))
  })
  const { answer, stored } = await cancelWhileSent(device, OWNER)
  expect(answer).toEqual({ ok: true, value: true })
  expect(stored?.status).toBe('cancelled')
  expect(asked).toContain('PATCH')
})

it('A guest, who cannot cancel it at the house, learns that it has arrived', async () => {
  const { answer, stored } = await cancelWhileSent(startDevice(), '')
  expect(answer).toEqual({ ok: false, problem: { code: 'sentAlready' } })
  expect(stored?.status).toBe('placed')
})

it('A cancelled order keeps its history and its owner, who may have signed out meanwhile', async () => {
  const device = startDevice()
  signIn(device)
  const { cancelOrder, forgetAuth, inDatabase } = await openPage(device)
  await inDatabase((db) => db.orders.put(row))
  device.setFetch(() => {
    forgetAuth('shopper')
    return Promise.resolve(Response.json(cancelled))
  })
  expect(await cancelOrder(ID)).toMatchObject({ ok: true })
  const stored = await inDatabase((db) => db.orders.get(ID))
  expect(stored).toMatchObject({ status: 'cancelled', owner: OWNER, events: row.events })
})
