import { expect, it } from 'vitest'
import { ask, itemsOf, records } from '#tests/harness/server/ask.ts'
import { minimalSite } from '#tests/harness/server/minimalSite.ts'
import { signInOwner } from '#tests/harness/server/people.ts'
import { sentOrder } from '#tests/harness/server/sentOrder.ts'
import { startShop } from '#tests/harness/server/shopServer.ts'

it('each acknowledged order is stored once when the server is killed among 200', async () => {
  const shop = await startShop({ folders: await minimalSite(), env: { DARZI_LIMITS: 'off' } })
  const orders = Array.from({ length: 200 }, () => sentOrder())
  const acknowledged = new Set<string>()
  const sent = orders.map(async (body) => {
    const { status } = await ask(shop, records('orders'), { method: 'POST', body })
    if (status === 200) acknowledged.add(body.id)
    if (acknowledged.size === 60) void shop.crash()
  })
  await Promise.allSettled(sent)
  expect(acknowledged.size).toBeGreaterThanOrEqual(60)
  expect(acknowledged.size).toBeLessThan(200)

  await shop.restart()
  const { token } = await signInOwner(shop)
  const all = async (collection: string) =>
    itemsOf(await ask(shop, `${records(collection)}?perPage=1000`, { token }))
  const stored = (await all('orders')).map(({ id }) => String(id))
  expect([...acknowledged].filter((id) => !stored.includes(id))).toEqual([])

  // What was not acknowledged is sent again, as phones do, and then everything is there once.
  for (const body of orders) {
    expect((await ask(shop, records('orders'), { method: 'POST', body })).status).toBe(200)
  }
  const after = await all('orders')
  expect(after.map(({ id }) => id).sort()).toEqual(orders.map(({ id }) => id).sort())
  expect(new Set(after.map(({ number }) => number)).size).toBe(200)
  expect(await all('order_events')).toHaveLength(200)
  expect(await all('mails')).toHaveLength(400)
  await shop.stop()
})
