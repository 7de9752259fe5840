import { expect, test } from 'vitest'
import { startShop } from '#tests/harness/server/shopServer.ts'

test.each([
  ['DARZI_SMTP_PORT', 'abc', 'a port number, 1 to 65535'],
  ['DARZI_URL', 'http://shop.example.com', 'begins with https://'],
])('PocketBase does not start with %s=%s and says what is expected', async (name, value, rule) => {
  const start = startShop({ seed: 'empty', env: { [name]: value } })
  await expect(start).rejects.toThrow(`${name} is "${value}". Expected:`)
  await expect(start).rejects.toThrow(rule)
  await expect(start).rejects.not.toThrow('goroutine')
})

test('PocketBase starts with valid settings', async () => {
  const shop = await startShop({ seed: 'empty', env: { DARZI_URL: 'http://localhost:8090' } })
  expect((await fetch(`${shop.url}/api/health`)).status).toBe(200)
  await shop.stop()
})
