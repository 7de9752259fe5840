import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, asObject, records } from '#tests/harness/server/ask.ts'
import { minimalSite } from '#tests/harness/server/minimalSite.ts'
import { signInOwner } from '#tests/harness/server/people.ts'
import { smallPng } from '#tests/harness/data/pngs.ts'
import { newRecordId, sentOrder } from '#tests/harness/server/sentOrder.ts'
import { PRODUCTION_MEMORY, serverUse } from '#tests/harness/server/serverProcess.ts'
import { startShop, type Shop } from '#tests/harness/server/shopServer.ts'

const MB = 1024 * 1024

let shop: Shop
let folders: Awaited<ReturnType<typeof minimalSite>>

beforeAll(async () => {
  folders = await minimalSite()
  shop = await startShop({ folders, env: PRODUCTION_MEMORY })
  await ask(shop, records('orders'), { method: 'POST', body: sentOrder() })
})

afterAll(() => shop.stop())

/** Declares a body of `bytes` and sends none of it: the answer depends on the headers alone. */
function declare(path: string, bytes: number, { method = 'POST', token = '', to = shop } = {}) {
  return new Promise<number>((resolve, reject) => {
    const headers = {
      'Content-Type': 'application/json',
      'Content-Length': bytes,
      ...(token && { Authorization: token }),
    }
    const asked = request(to.url + path, { method, headers, agent: false }, (answer) => {
      resolve(answer.statusCode ?? 0)
      asked.destroy()
    })
    asked.on('error', reject)
    asked.flushHeaders()
  })
}

async function sendJson(path: string, body: string, method = 'POST') {
  const before = serverUse(shop)
  const headers = { 'Content-Type': 'application/json', Connection: 'close' }
  const answer = await fetch(shop.url + path, { method, headers, body })
  const answered = asObject(await answer.text())
  return { status: answer.status, answered, cpuMs: serverUse(shop).cpuMs - before.cpuMs }
}

/** JSON of about `bytes` bytes, expensive to parse: a list of empty objects. */
function heavyList(bytes: number): string {
  return `[${Array(Math.floor(bytes / 3))
    .fill('{}')
    .join(',')}]`
}

describe('an oversized body', () => {
  it.each([
    ['POST', '/api/collections/orders/records'],
    ['PATCH', '/api/collections/orders/records/nosuchorder0001'],
    ['POST', '/api/collections/ORDERS/records'],
    ['POST', '/api/collections/users/records'],
    ['POST', '/api/collections/users/auth-with-password'],
    ['POST', '/api/collections/users/auth-refresh'],
    ['POST', '/api/collections/users/request-password-reset'],
    ['POST', '/api/collections/users/confirm-password-reset'],
    ['POST', '/api/collections/users/request-verification'],
    ['POST', '/api/collections/products/records'],
    ['PATCH', '/api/collections/products/records/demoproduct0001'],
    ['POST', '/api/account/sign-out-everywhere'],
    ['POST', '/api/realtime'],
    ['POST', '/api/batch'],
    ['POST', '/contact'],
  ])('is refused before it has arrived: %s %s', async (method, path) => {
    expect(await declare(path, MB, { method })).toBe(413)
  })

  it('is refused on routes where only the owner may send more', async () => {
    expect(await declare('/api/owner/products', 13 * MB)).toBe(413)
    const { token } = await signInOwner(shop)
    expect(await declare(records('products'), 8 * MB, { token })).toBe(413)
    expect(await declare(records('products'), 2 * MB, { token })).toBe(413) // a photo is a form
  })

  it('costs the server hardly any memory', async () => {
    const body = `{"junk":${heavyList(30 * MB)}}`
    const peakBefore = serverUse(shop).peakMb
    for (const path of [records('orders'), '/api/collections/users/request-password-reset']) {
      const { status, answered } = await sendJson(path, body).catch(() => ({
        status: 413,
        answered: {},
      }))
      expect(status, JSON.stringify(answered)).toBe(413)
    }
    // Parsed, this body took 600 MB and more.
    expect(serverUse(shop).peakMb - peakBefore).toBeLessThan(60)
  })

  it('counts towards the limits of its address', async () => {
    const strict = await startShop({ folders, env: { DARZI_LIMITS: 'on' } })
    const statuses: number[] = []
    // A machine that takes more than ten seconds for 600 gets another ten.
    for (let round = 0; round < 60 && !statuses.includes(429); round += 1) {
      const burst = Array.from({ length: 50 }, () => declare(records('orders'), MB, { to: strict }))
      statuses.push(...(await Promise.all(burst)))
    }
    await strict.stop()
    expect(statuses.indexOf(429)).toBeGreaterThanOrEqual(600)
    expect(new Set(statuses)).toEqual(new Set([413, 429]))
  })
})

describe('a body within the limit', () => {
  const order = (changes: object) => JSON.stringify({ ...sentOrder(), ...changes })

  it.each([
    ['100,000 values in a list', order({ lines: 0 }).replace(':0', `:${heavyList(190_000)}`)],
    [
      'lists 9,000 deep',
      order({ lines: 0 }).replace(':0', `:${'['.repeat(9000)}${']'.repeat(9000)}`),
    ],
    [
      '40,000 fields',
      order(Object.fromEntries(Array.from({ length: 40_000 }, (_, at) => [`k${at}`, 1]))),
    ],
  ])('is refused when it contains %s', async (_what, body) => {
    const { status, answered } = await sendJson(records('orders'), body)
    expect(status, JSON.stringify(answered)).toBe(413)
    expect(answered).toMatchObject({ code: 'tooLong' })
  })

  it('may contain brackets and commas in its texts', async () => {
    const note = '[{"'.repeat(200) + ','.repeat(300)
    const body = JSON.stringify(sentOrder({ note }))
    expect((await sendJson(records('orders'), body)).status).toBe(200)
  })
})

describe('the owner', () => {
  it('uploads a photo of several megabytes, with a new product and with an existing one', async () => {
    const { token } = await signInOwner(shop)
    const id = newRecordId()
    const photo = Buffer.concat([smallPng(40, 40), Buffer.alloc(3 * MB)])
    const form = (fields: Record<string, string>) => {
      const body = new FormData()
      for (const [field, value] of Object.entries(fields)) body.append(field, value)
      body.append('photo', new Blob([photo]), 'large.png')
      return body
    }
    const piece = { id, name: 'First', description: 'A piece', price: '100', category: 'Belts' }
    const made = await ask(shop, records('products'), { method: 'POST', token, body: form(piece) })
    expect(made, JSON.stringify(made.body)).toMatchObject({ status: 200, body: { id, rev: 1 } })
    const edit = { method: 'PATCH', token, body: form({ name: 'Second' }) } as const
    const edited = await ask(shop, `${records('products', id)}?base=1`, edit)
    expect(edited.body).toMatchObject({ name: 'Second', rev: 2 })
    const stale = await ask(shop, `${records('products', id)}?base=1`, edit)
    expect(stale).toMatchObject({ status: 409, body: { code: 'newerVersion' } })
    const stored = await fetch(
      `${shop.url}/api/files/products/${id}/${String(edited.body['photo'])}`,
    )
    expect((await stored.arrayBuffer()).byteLength).toBe(photo.length)
  })

  it('sends 4,000 products at once', async () => {
    const { token } = await signInOwner(shop)
    const fields = { description: 'x'.repeat(400), price: 1, category: 'Belts', image: '' }
    const changes = Array.from({ length: 4000 }, (_, at) => ({
      id: newRecordId(),
      fields: { ...fields, name: `Bulk ${at}`, measurements: [], draft: true },
    }))
    expect(JSON.stringify({ changes }).length).toBeGreaterThan(2 * MB)
    const answer = await ask(shop, '/api/owner/products', {
      method: 'POST',
      token,
      body: { changes },
    })
    expect(answer.status).toBe(200)
  })
})
