import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startDevice, type Device } from '#tests/harness/device/device.ts'
import { valueOf } from '#tests/harness/device/liveValue.ts'
import { restorable } from '#tests/faults/model/restorable.ts'
import { ask, records } from '#tests/harness/server/ask.ts'
import { minimalSite } from '#tests/harness/server/minimalSite.ts'
import { sentOrder } from '#tests/harness/server/sentOrder.ts'
import { startShop, type Shop } from '#tests/harness/server/shopServer.ts'

let shop: Shop
let device: Device

beforeAll(async () => {
  shop = await startShop({ folders: await minimalSite() })
  device = startDevice(shop.url)
})

afterAll(async () => {
  vi.unstubAllGlobals()
  await shop.stop()
})

function openDesk() {
  return device.open(async () => ({
    ...(await import('#data/desk/account.ts')),
    ...(await import('#data/desk/orders.ts')),
    ...(await import('#data/desk/syncReplicas.ts')),
  }))
}

type Desk = Awaited<ReturnType<typeof openDesk>>

async function ordersOn(desk: Desk): Promise<string[]> {
  await desk.pullReplicas()
  const orders = await valueOf(desk.ownerOrders.rows)
  return orders.map(({ id }) => id).sort()
}

async function order(): Promise<string> {
  const body = sentOrder()
  expect((await ask(shop, records('orders'), { method: 'POST', body })).status).toBe(200)
  return body.id
}

it('a desk shows the orders of a restored server, also those placed since, on every tab', async () => {
  const { backup, restore } = restorable(shop)
  const tab = await openDesk()
  await tab.adminSignIn(shop.owner.email, shop.owner.password)
  const kept = await order()
  await backup()
  const lost = [await order(), await order()]
  expect(await ordersOn(tab)).toEqual([kept, ...lost].sort())
  const otherTab = await openDesk()
  expect(await ordersOn(otherTab)).toEqual([kept, ...lost].sort())

  await restore()
  const since = await order()
  const laterTab = await openDesk()
  for (const desk of [tab, otherTab, laterTab])
    expect(await ordersOn(desk)).toEqual([kept, since].sort())
})
