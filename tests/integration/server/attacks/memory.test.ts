import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { nthAddress, fromAddress, RATE_LIMITED_ENV } from '#tests/harness/server/clientAddresses.ts'
import { ask, records } from '#tests/harness/server/ask.ts'
import { minimalSite } from '#tests/harness/server/minimalSite.ts'
import { signInOwner } from '#tests/harness/server/people.ts'
import { newRecordId } from '#tests/harness/server/sentOrder.ts'
import { PRODUCTION_MEMORY, serverUse } from '#tests/harness/server/serverProcess.ts'
import { startShop, type Shop } from '#tests/harness/server/shopServer.ts'

const VISITORS = 3000

it('Thousands of visitors do not evict the cached pages', async () => {
  const shop = await startShop({ folders: await minimalSite(), env: RATE_LIMITED_ENV })
  const rendered = async () => {
    const answer = await fetch(`${shop.url}/`, { headers: fromAddress('192.0.2.1') })
    await answer.arrayBuffer()
    return answer.headers.get('server-timing')
  }
  expect(await rendered()).toContain('rendered')
  for (let first = 0; first < VISITORS; first += 50) {
    const some = Array.from({ length: 50 }, (_, at) => fromAddress(nthAddress(first + at)))
    await Promise.all(some.map((headers) => ask(shop, records('shop'), { headers })))
  }
  // A page that is rendered now is cached too, and evicts no other.
  expect(await rendered()).toContain('cached')
  await (await fetch(`${shop.url}/contact`)).arrayBuffer()
  expect(await rendered()).toContain('cached')
  await shop.stop()
})

it('Any catalogue cursor can be requested without using memory', async () => {
  const shop = await startShop({ folders: await minimalSite(), env: PRODUCTION_MEMORY })
  const { token } = await signInOwner(shop)
  const fields = { description: 'x'.repeat(1900), price: 1, category: 'Belts', image: '' }
  for (let round = 0; round < 4; round += 1) {
    const changes = Array.from({ length: 500 }, () => {
      return {
        id: newRecordId(),
        fields: { ...fields, name: newRecordId(), measurements: [], draft: false },
      }
    })
    const bulk = { method: 'POST', token, body: { changes } } as const
    expect((await ask(shop, '/api/owner/products', bulk)).status).toBe(200)
  }
  const page = async (query: string) => {
    const answer = await fetch(`${shop.url}/api/catalogue/changes?${query}`)
    return (await answer.arrayBuffer()).byteLength
  }
  await page('after=0&limit=500')
  const before = serverUse(shop).peakMb
  let received = 0
  for (let after = 1; after <= 80; after += 1)
    received += await page(`after=${after}&limit=${500 - (after % 3)}`)
  // Kept, these pages take twice their size.
  expect(received / 1024 / 1024).toBeGreaterThan(60)
  expect(serverUse(shop).peakMb - before).toBeLessThan(60)
  await shop.stop()
})

it('A flood of requests leaves nothing on the disk', async () => {
  const shop = await startShop({ folders: await minimalSite() })
  const before = bytesOnDisk(shop)
  const headers = { 'User-Agent': 'x'.repeat(2000), Referer: `${shop.url}/${'x'.repeat(2000)}` }
  const ask = async (path: string) => {
    await (await fetch(shop.url + path, { headers })).arrayBuffer()
  }
  for (let round = 0; round < 20; round += 1) {
    const unknown = `/api/${'x'.repeat(3000)}`
    const paths = Array.from({ length: 50 }, (_, at) => (at % 2 ? unknown : records('products')))
    await Promise.all(paths.map(ask))
  }
  expect(bytesOnDisk(shop) - before).toBeLessThan(1024 * 1024)
  await shop.stop()
})

function bytesOnDisk({ folders }: Shop): number {
  const files = readdirSync(folders.data, { recursive: true, encoding: 'utf8' })
  return files.reduce((sum, file) => sum + statSync(join(folders.data, file)).size, 0)
}
