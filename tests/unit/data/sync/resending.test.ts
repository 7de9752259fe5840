import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { OutboxRow } from '#data/storage/rows.ts'
import { startDevice, type Device } from '#tests/harness/device/device.ts'
import { ORDER_ID, waitingRow } from '#tests/fixtures/waitingRow.ts'

const ASHA = {
  token: 'a.b.c',
  record: {
    id: 'asha00000000001',
    email: 'asha@example.com',
    collectionId: 'u',
    collectionName: 'users',
  },
}
const MINUTE_MS = 60_000
const SLICE_MS = 250

let device: Device
let count: number

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
  vi.spyOn(Math, 'random').mockReturnValue(0.5)
  count = 0
  device = startDevice()
  device.storage.set('darzi_shopper', JSON.stringify(ASHA))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A signed-in shopper’s page with an order that was placed before, once the engine is loaded. */
async function openPage(changes: Partial<OutboxRow> = {}) {
  const page = await device.open(async () => ({
    ...(await import('#data/sync/engine.lazy.ts')),
    ...(await import('#data/server/connection.ts')),
    ...(await import('#data/server/reachability.ts')),
    ...(await import('#data/storage/database.ts')),
  }))
  await page.inDatabase(async (db) => {
    if ((await db.outbox.count()) === 0) await db.outbox.put(waitingRow(changes))
  })
  page.pollUntilReachable()
  page.runEngine()
  await pass(SLICE_MS)
  return page
}

/** Lets time pass, and the database work meanwhile, which does not follow the clock. */
async function pass(ms: number) {
  for (let passed = 0; passed < ms; passed += SLICE_MS) {
    await vi.advanceTimersByTimeAsync(SLICE_MS)
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate)
  }
}

/** Answers such requests for orders like this, and everything else as a server that is well. */
function ordersAreAnswered(by: 'GET' | 'POST', answer: () => Response) {
  device.setFetch((...request) => {
    const { url, method } = new Request(...request)
    const isMeant = method === by && url.includes('/orders/')
    if (isMeant) count += 1
    const other = url.endsWith('/auth-refresh') ? ASHA : { items: [] }
    return Promise.resolve(isMeant ? answer() : Response.json(other))
  })
}

const blocked = () => new Response('<h1>Blocked</h1>', { status: 403 })

test('an order that something on the way blocks is sent again with growing delays', async () => {
  ordersAreAnswered('POST', blocked)
  await openPage()
  await pass(5 * MINUTE_MS)
  expect(count).toBeGreaterThan(3)
  expect(count).toBeLessThan(12)
})

test('orders that something on the way blocks are not fetched with each answer to something else', async () => {
  ordersAreAnswered('GET', blocked)
  await openPage({ status: 'stale' })
  await pass(5 * MINUTE_MS)
  expect(count).toBeGreaterThan(3)
  expect(count).toBeLessThan(40)
})

test('a connection that is back does not send what the server asked to wait with', async () => {
  const headers = { 'Retry-After': '600' }
  ordersAreAnswered('POST', () =>
    Response.json(
      { status: 429, message: 'Too many requests.', data: {} },
      { status: 429, headers },
    ),
  )
  const { markUnreachable, markReachable } = await openPage()
  await pass(MINUTE_MS)
  expect(count).toBe(1)
  markUnreachable()
  markReachable()
  await pass(MINUTE_MS)
  expect(count).toBe(1)
})

test('pages that are opened do not use up the tries after a refusal without a reason', async () => {
  ordersAreAnswered('POST', () =>
    Response.json({ status: 400, message: 'Failed to create record.', data: {} }, { status: 400 }),
  )
  const { inDatabase } = await openPage()
  for (let pages = 0; pages < 5; pages += 1) {
    await openPage()
    await pass(5000)
  }
  expect(count).toBe(1)
  expect(await inDatabase((db) => db.outbox.get(ORDER_ID))).toMatchObject({ status: 'queued' })
})
