import { expect, test } from 'vitest'
import { shopBehindProxy } from '#tests/harness/network/shopBehindProxy.ts'

const shop = shopBehindProxy()

test('two identical requests at the same time both get a response', async () => {
  const page = await shop.device.open(() => import('#data/server/pocketbase.ts'))
  const pageOf = (number: number) =>
    page.ask('guest', (pb) => pb.collection('products').getList(number, 10))
  shop.proxy.spoil({ kind: 'delay', delayMs: 100 }, {}, 3)
  const answers = await Promise.all([pageOf(1), pageOf(2), pageOf(3)])
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true])
})
