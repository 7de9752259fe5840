import { beforeAll, expect, it } from 'vitest'
import { ask, records } from '#tests/harness/server/ask.ts'
import { valueOf } from '#tests/harness/device/liveValue.ts'
import { newShopper, signInOwner, type Person } from '#tests/harness/server/people.ts'
import { sentOrder } from '#tests/harness/server/sentOrder.ts'
import { shopBehindProxy } from '#tests/harness/network/shopBehindProxy.ts'

const CANCEL = { method: 'PATCH', path: /collections\/orders/ }

const shop = shopBehindProxy()

let owner: Person

beforeAll(async () => {
  owner = await signInOwner(shop)
})

/** A shopper's page that shows an order the house has, and how the desk moves it meanwhile. */
async function openPlacedOrder() {
  const shopper = await newShopper(shop)
  const body = sentOrder({ user: shopper.id })
  const { id } = body
  await ask(shop, records('orders'), { method: 'POST', token: shopper.token, body })
  const page = await shop.device.open(async () => ({
    ...(await import('#data/orders/orders.ts')),
    ...(await import('#data/orders/orderList.ts')),
    ...(await import('#data/orders/orderEvents.ts')),
    ...(await import('#data/account/account.ts')),
  }))
  await page.signIn(shopper.email, shopper.password)
  await page.refreshOrders()
  const move = async (...statuses: string[]) => {
    for (const status of statuses)
      await ask(shop, records('orders', id), {
        method: 'PATCH',
        token: owner.token,
        body: { status },
      })
  }
  const atTheHouse = async () =>
    (await ask(shop, records('orders', id), { token: owner.token })).body['status']
  const shown = async () => (await valueOf(page.liveOrder(id))).order?.status
  return { ...page, id, move, atTheHouse, shown }
}

it('is cancelled as asked though the desk has confirmed it meanwhile', async () => {
  const { id, cancelOrder, move, atTheHouse, shown } = await openPlacedOrder()
  await move('confirmed')
  expect(await cancelOrder(id)).toEqual({ ok: true, value: true })
  expect(await atTheHouse()).toBe('cancelled')
  expect(await shown()).toBe('cancelled')
})

it('cannot be cancelled once the cloth is cut, and is then shown as cut', async () => {
  const { id, cancelOrder, move, atTheHouse, shown } = await openPlacedOrder()
  await move('confirmed', 'cutting')
  expect(await cancelOrder(id)).toEqual({ ok: false, problem: { code: 'cutAlready' } })
  expect(await atTheHouse()).toBe('cutting')
  expect(await shown()).toBe('cutting')
})

it('is cancelled when the answer to an earlier attempt was lost', async () => {
  const { id, cancelOrder, shown } = await openPlacedOrder()
  shop.proxy.spoil({ kind: 'drop-after-commit' }, CANCEL)
  expect(await cancelOrder(id)).toEqual({ ok: false, problem: { code: 'unreachable' } })
  expect(await shown()).toBe('placed')
  expect(await cancelOrder(id)).toEqual({ ok: true, value: true })
  expect(await shown()).toBe('cancelled')
})

it('stays cancelled when a list of the orders arrives that is older', async () => {
  const { id, cancelOrder, refreshOrders, shown } = await openPlacedOrder()
  const real = fetch
  let isListed = false
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  shop.device.setFetch(async (...asked) => {
    const answer = await real(...asked)
    if (!answer.url.includes('collections/orders/records?')) return answer
    isListed = true
    await arrived
    return answer
  })
  const late = refreshOrders()
  await expect.poll(() => isListed).toBe(true)
  expect(await cancelOrder(id)).toEqual({ ok: true, value: true })
  arrive()
  expect(await late).toEqual({ ok: true, value: true })
  expect(await shown()).toBe('cancelled')
})

it('keeps what is known of its payments, and learns of the cancellation', async () => {
  const { id, cancelOrder, refreshEvents, liveOrderEvents } = await openPlacedOrder()
  await refreshEvents(id)
  await cancelOrder(id)
  const events = await valueOf(liveOrderEvents(id), ({ length }) => length === 2)
  expect(events.map((event) => 'to' in event && event.to)).toEqual(['cancelled', 'placed'])
})
