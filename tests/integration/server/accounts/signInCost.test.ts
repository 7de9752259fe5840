import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask } from '#tests/harness/server/ask.ts'
import { minimalSite } from '#tests/harness/server/minimalSite.ts'
import { newShopper } from '#tests/harness/server/people.ts'
import { newRecordId } from '#tests/harness/server/sentOrder.ts'
import { serverUse } from '#tests/harness/server/serverProcess.ts'
import { startShop, type Shop } from '#tests/harness/server/shopServer.ts'

let shop: Shop

beforeAll(async () => {
  const folders = await minimalSite()
  shop = await startShop({ folders, env: { DARZI_LIMITS: 'off' }, realPasswords: true })
})

afterAll(() => shop.stop())

/** What a refused sign-in costs the server's processor, in milliseconds. */
async function costOfSignIn(identity: string): Promise<number> {
  const before = serverUse(shop).cpuMs
  const body = { identity, password: 'wrong-one' }
  const path = '/api/collections/users/auth-with-password'
  expect((await ask(shop, path, { method: 'POST', body })).status).toBe(400)
  return serverUse(shop).cpuMs - before
}

it('A sign-in costs the server the same time for an unknown address as for a wrong password', async () => {
  const { email } = await newShopper(shop)
  const spent = { known: 0, unknown: 0 }
  for (let count = 0; count < 25; count += 1) {
    spent.known += await costOfSignIn(email)
    spent.unknown += await costOfSignIn(`${newRecordId()}@example.com`)
  }
  expect(spent.unknown / spent.known).toBeGreaterThan(0.7)
  expect(spent.unknown / spent.known).toBeLessThan(1.4)
})
