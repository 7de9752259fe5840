import { expect, test } from 'vitest'
import { startShop } from '#tests/harness/server/shopServer.ts'

test.each([
  ['DARZI_SMTP_PORT', 'abc', 'is "abc". Expected: a port number, 1 to 65535.'],
  ['DARZI_URL', 'http://shop.example.com', 'is "http://shop.example.com". Expected: an address'],
  ['DARZI_OWNER_EMAIL', 'owner@', 'is "owner@". Expected: one e-mail address'],
  ['DARZI_SMTP_PROT', '587', 'is not a setting of the shop'],
])('PocketBase does not start with %s=%s and says why in a line', async (name, value, why) => {
  const start = startShop({ seed: 'empty', env: { [name]: value } })
  await expect(start).rejects.toThrow(`${name} ${why}`)
  await expect(start).rejects.not.toThrow(/goroutine|\.go:|server\.js/)
})

test('PocketBase starts with valid settings', async () => {
  const shop = await startShop({ seed: 'empty', env: { DARZI_URL: 'http://localhost:8090' } })
  expect((await fetch(`${shop.url}/api/health`)).status).toBe(200)
  await shop.stop()
})
