import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startDevice } from '../../harness/device.ts'
import { startFaultProxy } from '../../harness/faultProxy.ts'
import type { FaultProxy } from '../../harness/faultProxy.ts'
import { frontDoor } from '../../harness/frontDoor.ts'
import { startShop } from '../../harness/shopServer.ts'
import type { Shop } from '../../harness/shopServer.ts'

let shop: Shop
let proxy: FaultProxy

beforeAll(async () => {
  shop = await startShop({ folders: await frontDoor() })
  proxy = await startFaultProxy(shop.url)
})
afterEach(() => vi.unstubAllGlobals())
afterAll(async () => {
  await proxy.stop()
  await shop.stop()
})

test('two parts of a page that ask for the same at once are both answered', async () => {
  const page = await startDevice(proxy.url).open(() => import('#data/pocketbase.ts'))
  const pageOf = (number: number) =>
    page.ask('guest', (pb) => pb.collection('products').getList(number, 10))
  proxy.spoil({ kind: 'delay', delayMs: 100 }, {}, 3)
  const answers = await Promise.all([pageOf(1), pageOf(2), pageOf(3)])
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true])
})
