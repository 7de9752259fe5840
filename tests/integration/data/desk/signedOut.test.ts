import { expect, it } from 'vitest'
import { valueOf } from '#tests/harness/device/liveValue.ts'
import { openOwnerDesk } from '#tests/harness/device/ownerDesk.ts'
import { shopBehindProxy } from '#tests/harness/network/shopBehindProxy.ts'
import { ask, records } from '#tests/harness/server/ask.ts'
import { signInOwner } from '#tests/harness/server/people.ts'
import { newRecordId, sentOrder } from '#tests/harness/server/sentOrder.ts'

const BELT = 'demoproduct0026'

const shop = shopBehindProxy()

/** Ends every sign-in of the owner, from another tablet. */
async function signOutEverywhere(): Promise<void> {
  const { token } = await signInOwner(shop)
  const path = '/api/account/sign-out-everywhere'
  expect((await ask(shop, path, { method: 'POST', token })).status).toBe(204)
}

it('a queued edit is kept for the next sign-in when this one was ended elsewhere', async () => {
  const desk = await openOwnerDesk(shop)
  await desk.ownedProducts.pull()
  const products = await valueOf(desk.ownedProducts.rows)
  const belt = products.find(({ id }) => id === BELT)
  if (!belt) throw new Error('there is no belt')
  shop.device.setOnline(false)
  await desk.changeProduct(belt, { price: 3333 })
  await signOutEverywhere()
  shop.device.setOnline(true)
  await desk.sendNow()
  const waiting = await desk.inDatabase((db) => db.outbox.toArray())
  expect(waiting).toMatchObject([{ kind: 'desk', status: 'signInNeeded' }])
  await desk.adminSignIn(shop.owner.email, shop.owner.password)
  await valueOf(desk.deskItems, ({ length }) => length === 0)
  expect((await ask(shop, records('products', BELT))).body).toMatchObject({ price: 3333 })
})

it('a counter order is never stored as a guest’s', async () => {
  const { id, ...order } = sentOrder()
  const body = { ...order, id: newRecordId(), source: 'counter' }
  const answer = await ask(shop, records('orders'), { method: 'POST', body })
  expect(answer).toMatchObject({ status: 401, body: { code: 'signInNeeded' } })
  expect(id).not.toBe('')
})

it('the replicas of customers’ orders are deleted from a tablet whose sign-in was ended elsewhere', async () => {
  const desk = await openOwnerDesk(shop)
  await ask(shop, records('orders'), { method: 'POST', body: sentOrder() })
  await desk.ownerOrders.pull()
  const copies = () => desk.inDatabase((db) => db.replicas.count())
  expect(await copies()).toBeGreaterThan(0)
  await signOutEverywhere()
  shop.device.setOnline(false)
  const [order] = await valueOf(desk.ownerOrders.rows)
  if (!order) throw new Error('the order is not in the replica')
  await desk.moveOrder(order, 'confirmed')
  shop.device.setOnline(true)
  await desk.sendNow()
  await expect.poll(copies, { timeout: 20_000 }).toBe(0)
})
