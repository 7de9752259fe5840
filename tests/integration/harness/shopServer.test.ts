import { expect, onTestFinished, test } from 'vitest'
import { portIsFree } from '#tools/server/port.mjs'
import { SMALL_SHOP } from '#tests/fixtures/smallShop.ts'
import { signInOwner } from '#tests/harness/server/people.ts'
import { startShop } from '#tests/harness/server/shopServer.ts'

async function open(seed: 'empty' | 'catalogue' = 'catalogue') {
  const shop = await startShop({ seed, folders: SMALL_SHOP })
  onTestFinished(() => shop.stop())
  return shop
}

async function products(url: string): Promise<unknown> {
  return (await fetch(`${url}/api/collections/products/records`)).json()
}

test('A server starts from its template and leaves nothing behind after stop', async () => {
  await open()
  const shop = await startShop({ folders: SMALL_SHOP })
  expect(await products(shop.url)).toMatchObject({ totalItems: 2 })
  await shop.stop()
  expect(await portIsFree(shop.port)).toBe(true)
})

test('An empty shop has no products', async () => {
  const shop = await open('empty')
  expect(await products(shop.url)).toMatchObject({ totalItems: 0 })
})

test('Two servers share nothing', async () => {
  const [one, other] = await Promise.all([open(), open('empty')])
  expect(one.url).not.toBe(other.url)
  expect(await products(other.url)).toMatchObject({ totalItems: 0 })
})

test('The owner can sign in', async () => {
  const shop = await open()
  const owner = await signInOwner(shop)
  expect(owner.token).toMatch(/^ey/)
})

test('PocketBase does not offer its installer', async () => {
  const shop = await open()
  expect(shop.output()).toContain('Server started at')
  expect(shop.output()).not.toContain('pbinstall')
})

test('After a crash the server restarts at the same address with the same data', async () => {
  const shop = await open()
  await shop.crash()
  expect(await portIsFree(shop.port)).toBe(true)
  await shop.restart()
  expect(await products(shop.url)).toMatchObject({ totalItems: 2 })
})
