import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { restorable } from '#tests/faults/model/restorable.ts'
import { startDevice } from '#tests/harness/device/device.ts'
import { valueOf } from '#tests/harness/device/liveValue.ts'
import { ask, records } from '#tests/harness/server/ask.ts'
import { minimalSite } from '#tests/harness/server/minimalSite.ts'
import { newShopper, type Person } from '#tests/harness/server/people.ts'
import { sentOrder } from '#tests/harness/server/sentOrder.ts'
import { startShop, type Shop } from '#tests/harness/server/shopServer.ts'

let shop: Shop

beforeAll(async () => {
  shop = await startShop({ folders: await minimalSite() })
})

afterAll(async () => {
  vi.unstubAllGlobals()
  await shop.stop()
})

async function place({ id: user, token }: Person): Promise<string> {
  const body = sentOrder({ user })
  const answer = await ask(shop, records('orders'), { method: 'POST', token, body })
  expect(answer.status).toBe(200)
  return body.id
}

/** A signed-in shopper's page. */
async function openPage({ email, password }: Person) {
  const page = await startDevice(shop.url).open(async () => ({
    ...(await import('#data/account/account.ts')),
    ...(await import('#data/auth/session.ts')),
    ...(await import('#data/orders/orders.ts')),
    ...(await import('#data/orders/orderEvents.ts')),
    ...(await import('#data/orders/orderList.ts')),
    ...(await import('#data/storage/database.ts')),
  }))
  await page.signIn(email, password)
  const stored = (id: string) => page.inDatabase((db) => db.orders.get(id))
  return { ...page, stored }
}

it('an order that a restore lost is shown as lost, with what is known of it, until it is back', async () => {
  const { backup, restore } = restorable(shop)
  const shopper = await newShopper(shop)
  const kept = await place(shopper)
  await backup()
  const lost = await place(shopper)
  const page = await openPage(shopper)
  await page.refreshOrders()
  await page.refreshEvents(lost)
  const before = await page.stored(lost)
  expect(before).toMatchObject({ status: 'placed', events: [{ to: 'placed' }] })

  await restore()
  await page.refreshOrders()
  await page.refreshEvents(lost)
  expect((await page.stored(kept))?.status).toBe('placed')
  expect(await page.stored(lost)).toEqual({ ...before, status: 'lost', payToken: '' })
  const { order } = await valueOf(page.liveOrder(lost))
  expect(order).toMatchObject({ state: 'sent', status: 'lost', cancellable: false })

  const body = sentOrder({ id: lost, user: shopper.id })
  await ask(shop, records('orders'), { method: 'POST', token: shopper.token, body })
  await page.refreshOrders()
  const back = await page.stored(lost)
  expect(back?.status).toBe('placed')
  expect(back?.payToken).not.toBe('')
})

it('a sign-in that has ended finds no orders, and none of them is lost', async () => {
  const shopper = await newShopper(shop)
  const id = await place(shopper)
  const page = await openPage(shopper)
  await page.refreshOrders()
  const everywhere = { method: 'POST', token: shopper.token, body: {} } as const
  expect((await ask(shop, '/api/account/sign-out-everywhere', everywhere)).status).toBe(204)
  await page.refreshOrders()
  expect((await page.stored(id))?.status).toBe('placed')
})
