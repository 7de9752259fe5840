import { request } from 'node:http'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask, records } from '#tests/harness/server/ask.ts'
import { minimalSite } from '#tests/harness/server/minimalSite.ts'
import { signInOwner } from '#tests/harness/server/people.ts'
import { startShop, type Shop } from '#tests/harness/server/shopServer.ts'

const PRODUCT = 'demoproduct0001'

let shop: Shop

beforeAll(async () => {
  shop = await startShop({ folders: await minimalSite() })
})

afterAll(() => shop.stop())

type Answer = { status: number; headers: Record<string, unknown>; body: Buffer }

/** As on the wire: nothing decompressed. */
function get(path: string, headers: Record<string, string>, url = shop.url): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(url + path, { headers }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () => {
        const { statusCode: status = 0 } = answer
        resolve({ status, headers: answer.headers, body: Buffer.concat(parts) })
      })
    })
    asked.on('error', reject)
    asked.end()
  })
}

const compressed = (path: string) => get(path, { 'Accept-Encoding': 'gzip, br' })
const plain = (path: string) => get(path, {})

const RENDERED = 'rendered'
const CACHED = 'cached'

it.each([
  '/contact',
  '/all-collections',
  '/all-collections?category=Suits',
  '/all-collections?page=2',
  '/all-collections/navy-twill-suit',
])('%s is compressed once and the same for every visitor', async (path) => {
  const first = await compressed(path)
  const next = await compressed(path)
  const whole = await plain(path)
  expect(first.headers['server-timing']).toBe(RENDERED)
  expect(next.headers['server-timing']).toBe(CACHED)
  for (const { status, headers, body } of [first, next]) {
    expect(status).toBe(200)
    // PocketBase's middleware, which compresses for each visitor, does not know the length.
    expect(headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-length': String(body.length),
      'content-type': 'text/html; charset=utf-8',
      vary: 'Origin, Accept-Encoding',
      etag: whole.headers['etag'],
      'content-security-policy': whole.headers['content-security-policy'],
    })
    expect(gunzipSync(body).equals(whole.body)).toBe(true)
  }
  expect(whole.headers).not.toHaveProperty('content-encoding')
  expect(whole.headers['vary']).toBe('Origin, Accept-Encoding')
})

it('is compressed also when its first visitor takes no compressed page', async () => {
  expect((await plain('/login')).headers['server-timing']).toBe(RENDERED)
  const next = await compressed('/login')
  expect(next.headers).toMatchObject({
    'server-timing': CACHED,
    'content-length': String(next.body.length),
  })
})

it('is not sent again to a browser that has it', async () => {
  const { headers } = await compressed('/signup')
  const again = { 'Accept-Encoding': 'gzip', 'If-None-Match': String(headers['etag']) }
  const { status, body } = await get('/signup', again)
  expect(status).toBe(304)
  expect(body).toHaveLength(0)
})

it('is another page after an edit', async () => {
  const path = '/all-collections/navy-twill-suit'
  const owner = await signInOwner(shop)
  const before = await compressed(path)
  const patch = { method: 'PATCH', token: owner.token, body: { price: 4321 } } as const
  expect((await ask(shop, records('products', PRODUCT), patch)).status).toBe(200)
  const after = await compressed(path)
  expect(after.headers['server-timing']).toBe(RENDERED)
  expect(gunzipSync(before.body).toString()).not.toContain('4321')
  expect(gunzipSync(after.body).toString()).toContain('4321')
  expect((await compressed(path)).body.equals(after.body)).toBe(true)
})

it('is compressed for each visitor where no file can be written', async () => {
  const full = await startShop({
    folders: await minimalSite(),
    env: { TMPDIR: join(shop.folders.data, 'missing') },
  })
  const { headers, body } = await get('/contact', { 'Accept-Encoding': 'gzip' }, full.url)
  const whole = await get('/contact', {}, full.url)
  const output = full.output()
  await full.stop()
  expect(headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(body).equals(whole.body)).toBe(true)
  expect(output).toContain('page not compressed (/contact)')
})
