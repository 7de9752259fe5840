import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { acquireLease, type OutboxKind } from '#domain/outbox/outbox.ts'
import type * as WriteLocal from '#data/storage/writeLocal.ts'
import { ORDER_ID, waitingRow } from '#tests/fixtures/waitingRow.ts'
import { startDevice, type Device } from '#tests/harness/device/device.ts'
import { suit } from '#tests/harness/server/sentOrder.ts'

let device: Device

beforeEach(() => {
  device = startDevice()
  device.setOnline(false)
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const openPage = () =>
  device.open(async () => ({
    ...(await import('#data/orders/orders.ts')),
    ...(await import('#data/outbox/sending/queue.ts')),
    ...(await import('#data/outbox/sending/waitingEntry.ts')),
    ...(await import('#data/outbox/sending/run.ts')),
    ...(await import('#data/outbox/sending/submit.lazy.ts')),
    ...(await import('#data/storage/database.ts')),
  }))

describe('an entry that two tabs act on', () => {
  it('that is being sent is not sent again by a late "Send now", nor can it be cancelled', async () => {
    const { confirmWaiting, cancelWaiting, inDatabase } = await openPage()
    const row = acquireLease(waitingRow(), 'another tab', Date.now())
    await inDatabase((db) => db.outbox.put(row))
    expect(await confirmWaiting(ORDER_ID)).toEqual({ ok: true, value: true })
    expect(await inDatabase((db) => db.outbox.get(ORDER_ID))).toEqual(row)
    expect(await cancelWaiting(ORDER_ID)).toMatchObject({ ok: false })
  })

  it('whose new prices the other tab has accepted is not called a piece that is gone', async () => {
    const { acceptNewPrices, inDatabase } = await openPage()
    const { product, name, price: was } = suit()
    const changes = [{ product, name, was, now: was + 1 }]
    const problem = { code: 'pricesChanged', changes } as const
    await inDatabase((db) => db.outbox.put(waitingRow({ status: 'pricesChanged', problem })))
    const answers = await Promise.all([acceptNewPrices(ORDER_ID), acceptNewPrices(ORDER_ID)])
    expect(answers).toContainEqual({ ok: false, problem: { code: 'notFound' } })
    expect(await inDatabase((db) => db.outbox.count())).toBe(1)
  })
})

it('a form whose write was repeated on a new connection is saved once', async () => {
  vi.doMock('#data/storage/writeLocal.ts', async (importOriginal) => {
    const original = await importOriginal<typeof WriteLocal>()
    const { inDatabase } = await import('#data/storage/database.ts')
    type Write = typeof original.writeLocal
    const twice: Write = async (work) => {
      await inDatabase(work)
      return original.writeLocal(work)
    }
    return { ...original, writeLocal: twice }
  })
  const { enqueueAndDeliver, inDatabase } = await openPage()
  const sent = await enqueueAndDeliver('appointment', '', { name: 'Asha' })
  vi.doUnmock('#data/storage/writeLocal.ts')
  expect(sent).toMatchObject({ ok: true, value: { state: 'saved' } })
  expect(await inDatabase((db) => db.outbox.count())).toBe(1)
})

it('an empty outbox costs no request, and one with an order a ping before it is sent', async () => {
  device.setOnline(true)
  const requests: string[] = []
  device.setFetch((...request) => {
    requests.push(new URL(new Request(...request).url).pathname)
    return Promise.resolve(Response.json({ id: ORDER_ID }))
  })
  const { flushOutbox, inDatabase } = await openPage()
  await flushOutbox()
  expect(requests).toEqual([])
  await inDatabase((db) => db.outbox.put(waitingRow()))
  await flushOutbox()
  expect(requests).toEqual(['/api/health', '/api/collections/orders/records'])
})

it('proofs of delivery are kept for orders, and for a day or two for all else', async () => {
  device.setOnline(true)
  device.setFetch(() => Promise.resolve(Response.json({ id: ORDER_ID })))
  const { runOutbox, inDatabase } = await openPage()
  const dayMs = 24 * 60 * 60 * 1000
  const receipt = (id: string, kind: OutboxKind, days: number) => ({
    id,
    kind,
    owner: '',
    sentAt: Date.now() - days * dayMs,
  })
  await inDatabase(async (db) => {
    await db.receipts.bulkPut([
      receipt('an order', 'order', 400),
      receipt('an edit of last week', 'desk', 7),
      receipt('a form of last week', 'appointment', 7),
      receipt('an edit of today', 'desk', 0.9),
    ])
    await db.outbox.put(waitingRow())
  })
  await runOutbox()
  const kept = await inDatabase((db) => db.receipts.toArray())
  expect(kept.map(({ id }) => id).sort()).toEqual([ORDER_ID, 'an edit of today', 'an order'].sort())
})

it('a delivered order is settled on a full device, which gives up cached pictures for it', async () => {
  device.setOnline(true)
  device.setFetch(() => Promise.resolve(Response.json({ id: ORDER_ID })))
  const names = new Set(['darzi-pictures', 'darzi-files'])
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([...names]),
    delete: (name: string) => Promise.resolve(names.delete(name)),
  })
  const { runOutbox, database, inDatabase } = await openPage()
  await inDatabase((db) => db.outbox.put(waitingRow()))
  const full = Object.assign(new Error('no room'), { name: 'QuotaExceededError' })
  const { receipts } = await database()
  vi.spyOn(receipts, 'put').mockRejectedValueOnce(full)
  await runOutbox()
  expect(await inDatabase((db) => db.outbox.count())).toBe(0)
  expect(await inDatabase((db) => db.receipts.get(ORDER_ID))).toMatchObject({ kind: 'order' })
  expect([...names]).toEqual(['darzi-files'])
})
