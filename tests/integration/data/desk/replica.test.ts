import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { startDevice } from '#tests/harness/device/device.ts'
import { valueOf } from '#tests/harness/device/liveValue.ts'
import { openDeskPage, openOwnerDesk } from '#tests/harness/device/ownerDesk.ts'
import { ask, records } from '#tests/harness/server/ask.ts'
import { minimalSite } from '#tests/harness/server/minimalSite.ts'
import { sentOrder } from '#tests/harness/server/sentOrder.ts'
import { startShop, type Shop } from '#tests/harness/server/shopServer.ts'

let shop: Shop

beforeAll(async () => {
  shop = await startShop({ folders: await minimalSite() })
})
afterAll(() => shop.stop())
afterEach(() => void vi.unstubAllGlobals())

async function place() {
  const { body } = await ask(shop, records('orders'), { method: 'POST', body: sentOrder() })
  return String(body['id'])
}

/** The orders on a desk, after it has asked for news. */
async function ordersOn(desk: Awaited<ReturnType<typeof openDeskPage>>) {
  await desk.ownerOrders.pull()
  return (await valueOf(desk.ownerOrders.rows)).map(({ id }) => id)
}

it('a desk whose device was full for a moment misses no order afterwards', async () => {
  const device = startDevice(shop.url)
  const desk = await openOwnerDesk({ device, owner: shop.owner })
  await ordersOn(desk)
  const db = await desk.database()
  const full = new DOMException('The device is full.', 'QuotaExceededError')
  vi.spyOn(db.replicas, 'bulkPut').mockRejectedValueOnce(full)
  const unstored = await place()
  expect(await ordersOn(desk)).toContain(unstored)
  const stored = await place()
  expect(await ordersOn(desk)).toContain(stored)
  const later = await openDeskPage({ device })
  expect(await ordersOn(later)).toEqual(expect.arrayContaining([unstored, stored]))
})
