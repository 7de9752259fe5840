import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, asObject, itemsOf, records } from '#tests/harness/server/ask.ts'
import { minimalSite } from '#tests/harness/server/minimalSite.ts'
import { newShopper, signInOwner, type Person } from '#tests/harness/server/people.ts'
import { newRecordId, sentOrder, suit } from '#tests/harness/server/sentOrder.ts'
import { startShop, type Shop } from '#tests/harness/server/shopServer.ts'
import { superuserToken } from '#tests/harness/server/superuser.ts'

let shop: Shop
let shopper: Person
let victim: Person
let owner: Person
let root: string

beforeAll(async () => {
  shop = await startShop({ folders: await minimalSite() })
  shopper = await newShopper(shop)
  victim = await newShopper(shop, { name: 'Meera' })
  owner = await signInOwner(shop)
  root = await superuserToken(shop)
})

afterAll(() => shop.stop())

/** A full record for each collection that shoppers write to. */
function bodies(): Record<string, Record<string, unknown>> {
  const id = newRecordId()
  const email = `${id}@example.com`
  const mine = { id, user: shopper.id }
  const garment = { material: 'wool', color: '#000000', fitType: 'slim', additionalRequests: '' }
  const password = `very-own-${id}`
  return {
    users: {
      id,
      email,
      name: 'Asha',
      phone: '+91 98765 43210',
      password,
      passwordConfirm: password,
    },
    subscribers: { id, email },
    orders: { ...sentOrder({ id, user: shopper.id }) },
    appointments: {
      id,
      name: 'Asha',
      email,
      phone: '+91 98765 43210',
      service: 'bespoke',
      message: 'Hello',
    },
    tailoring_requests: { ...mine, ...garment, measurements: { chest: 1000 }, orderCode: '' },
    measurement_sets: { ...mine, name: 'Mine', values: { chest: 1000 }, version: 1 },
    preferences: { ...mine, ...garment },
  }
}

const COLLECTIONS = [
  'users',
  'subscribers',
  'orders',
  'appointments',
  'tailoring_requests',
  'measurement_sets',
  'preferences',
]

function send(collection: string, body: unknown, token = shopper.token) {
  return ask(shop, records(collection), { method: 'POST', token, body })
}

async function stored(collection: string, id: unknown) {
  return (await ask(shop, records(collection, String(id)), { token: root })).body
}

describe('fields that the server owns', () => {
  // Each is tried in every collection; PocketBase names some of them itself.
  const taken = {
    status: 'delivered',
    total: 1,
    number: 'ET-1',
    seq: 999_999,
    rev: 99,
    source: 'counter',
    verified: true,
    role: 'admin',
    tokenKey: 'x'.repeat(40),
    created: '2001-01-01 00:00:00Z',
    updated: '2001-01-01 00:00:00Z',
    collectionName: 'admins',
    collectionId: 'admins',
    actor: 'owner',
    trialDate: '2026-01-01',
    dueDate: '2026-01-01',
    timestamp: '2001-01-01',
    isAdmin: true,
    owner: 'me',
    'user+': 'someone',
    'total-': 5,
  }

  it.each(COLLECTIONS)('are not set by a request to %s', async (collection) => {
    let storedOnes = 0
    for (const [field, value] of Object.entries(taken)) {
      if (field in (bodies()[collection] ?? {})) continue
      const body = { ...bodies()[collection], [field]: value }
      const answer = await send(collection, body)
      // Refused whole, or stored without it.
      expect([200, 400, 401], field).toContain(answer.status)
      if (answer.status !== 200) continue
      storedOnes += 1
      const record = await stored(collection, answer.body['id'])
      expect(record[field], field).not.toEqual(value)
      if ('user' in body) expect(record['user'], field).toBe(shopper.id)
    }
    expect(storedOnes).toBeGreaterThan(10)
  })

  it.each([
    ['orders', { total: 1, status: 'cancelled', lines: [], user: '', number: 'ET-1' }, 200],
    ['measurement_sets', { user: 'someoneelse0000' }, 404],
    ['preferences', { user: 'someoneelse0000' }, 404],
    ['users', { verified: true }, 400],
    ['users', { email: 'taken@example.com' }, 400],
    ['users', { password: 'brand new words', passwordConfirm: 'brand new words' }, 400],
  ])('are not changed in %s by %j: %i', async (collection, change, status) => {
    const body = bodies()[collection]
    const id = collection === 'users' ? shopper.id : String(body?.['id'])
    if (collection !== 'users') expect((await send(collection, body)).status).toBe(200)
    const before = await stored(collection, id)
    const patch = { method: 'PATCH', token: shopper.token, body: change } as const
    expect((await ask(shop, records(collection, id), patch)).status).toBe(status)
    const after = await stored(collection, id)
    for (const field of ['total', 'lines', 'user', 'number', 'verified', 'email', 'tokenKey'])
      expect(after[field], field).toEqual(before[field])
  })
})

describe('materials', () => {
  it.each([
    ['Wool', 200],
    ['', 200],
    ['Metal', 400],
    ['wool', 400],
    ['Wool, Metal', 400],
  ])('a suit of wool is ordered in "%s": %i', async (material, status) => {
    const preferences = { ...suit().preferences, material }
    for (const line of [suit({ material }), suit({ preferences })]) {
      const order = sentOrder({ lines: [suit(), line] })
      const answer = await send('orders', order, '')
      expect(answer.status).toBe(status)
      if (status === 200) continue
      expect(answer.body['code']).toBe('materialNotOffered')
      const storedValue = await ask(shop, records('orders', order.id), { token: root })
      expect(storedValue.status).toBe(404)
    }
  })
})

describe('odd characters', () => {
  const ODD = 'a\u0000b\u0007\u202Ec\u2066 \u200D é न 👔 ﷽ \uFFFF "\'`<b>&amp;{{x}}${y}%00\\'

  /** How many fields of each collection accept any text. The others accept only known values. */
  const FREE_TEXTS = Object.entries({
    users: 1,
    subscribers: 0,
    orders: 7,
    appointments: 2,
    tailoring_requests: 5,
    measurement_sets: 1,
    preferences: 4,
  })

  it.each(FREE_TEXTS)('do no harm in any text of %s', async (collection, freeTexts) => {
    let accepted = 0
    for (const [field, value] of Object.entries(bodies()[collection] ?? {})) {
      if (typeof value !== 'string' || field === 'id' || /password/i.test(field)) continue
      const body = { ...bodies()[collection], [field]: ODD }
      const answer = await send(collection, body)
      expect([200, 400, 401], `${field}: ${JSON.stringify(answer.body)}`).toContain(answer.status)
      if (answer.status !== 200) continue
      accepted += 1
      const storedValue = String((await stored(collection, body['id']))[field])
      expect(storedValue, field).not.toMatch(/[\u0000\u0007\u202E\u2066]/)
    }
    expect(accepted).toBe(freeTexts)
    expect((await ask(shop, '/api/health')).status).toBe(200)
  })

  it('do no harm as a lone surrogate or a million letters', async () => {
    for (const message of ['\uD800', 'x'.repeat(400_000)]) {
      const { status } = await send('appointments', { ...bodies()['appointments'], message })
      expect([200, 400]).toContain(status)
    }
  })
})

describe('invalid bodies', () => {
  async function raw(collection: string, body: string, type: string) {
    const answer = await fetch(shop.url + records(collection), {
      method: 'POST',
      headers: { 'Content-Type': type, Authorization: shopper.token, Connection: 'close' },
      body,
    })
    return { status: answer.status, body: asObject(await answer.text()) }
  }

  const broken: [string, string, string][] = [
    ['half an object', '{"id":', 'application/json'],
    ['a list', '[1,2]', 'application/json'],
    ['a number', '7', 'application/json'],
    ['nothing', '', 'application/json'],
    ['a thousand brackets', '['.repeat(100_000), 'application/json'],
    [
      'fields that are lists',
      '{"id":[],"name":{},"email":[["x"]],"lines":"x"}',
      'application/json',
    ],
    ['keys that are not ours', '{"__proto__":{"status":"x"},"constructor":1}', 'application/json'],
    ['XML', '<order/>', 'application/xml'],
    ['plain text', 'order', 'text/plain'],
    [
      'a form without an end',
      '--x\r\nContent-Disposition: form-data',
      'multipart/form-data; boundary=x',
    ],
    ['a type that is none', '{}', 'application/json; charset=\u0001'.replace('\u0001', '???')],
  ]

  it.each(broken)('are refused: %s', async (_what, body, type) => {
    for (const collection of ['orders', 'appointments', 'users', 'measurement_sets']) {
      const answer = await raw(collection, body, type)
      expect([400, 413, 415], `${collection}: ${JSON.stringify(answer)}`).toContain(answer.status)
    }
  })

  it('are refused on the shop’s own routes too, and are not logged for the operator', async () => {
    const reported = () => shop.output().split('request failed').length
    const before = reported()
    const pay = `/api/pay/${'x'.repeat(32)}/claim`
    const headers = { 'Content-Type': 'application/json', Connection: 'close' }
    for (const path of ['/api/newsletter/confirm', pay, records('appointments')]) {
      for (const body of ['{"id":', '[1,2]', '{"id":1e400}', 'null']) {
        const answer = await fetch(shop.url + path, { method: 'POST', headers, body })
        expect(answer.status, `${path} ${body}`).toBe(400)
      }
    }
    expect(reported()).toBe(before)
  })

  it('are refused before parsing when too long without saying so', async () => {
    const long = JSON.stringify({ ...sentOrder(), note: 'x'.repeat(2_000_000) })
    const status = await new Promise((resolve, reject) => {
      // Without a length the body is sent in chunks. The server answers before it has read them all.
      const headers = { 'Content-Type': 'application/json' }
      const options = { method: 'POST', headers, agent: false }
      const asked = request(shop.url + records('orders'), options, (answer) => {
        resolve(answer.statusCode)
        asked.destroy()
      })
      asked.on('error', reject)
      asked.write(long)
    })
    expect(status).toBe(413)
  })
})

describe('records of another account', () => {
  it('are not found by guessing ids, and look like missing ones', async () => {
    const order = sentOrder({ user: victim.id })
    await send('orders', order, victim.token)
    for (const token of ['', shopper.token, 'not.a.token', `${victim.token}x`]) {
      const there = await ask(shop, records('orders', order.id), { token })
      const nowhere = await ask(shop, records('orders', newRecordId()), { token })
      expect(there).toMatchObject({ status: 404, body: nowhere.body })
      const patch = { method: 'PATCH', token, body: { status: 'cancelled' } } as const
      expect((await ask(shop, records('orders', order.id), patch)).status).toBe(404)
    }
    expect((await stored('orders', order.id))['status']).toBe('placed')
  })

  it('do not show in filters, sorts, fields, expansions or counts', async () => {
    const order = sentOrder({ user: victim.id, note: 'a secret of Meera' })
    await send('orders', order, victim.token)
    const questions = [
      `orders/records?filter=(note~'secret')`,
      `orders/records?filter=(user='${victim.id}')`,
      `orders/records?filter=(user.name='Meera')`,
      `orders/records?filter=(id!='')&expand=user&fields=*,expand.user.*`,
      `orders/records?sort=user.name&skipTotal=0`,
      `orders/records?filter=(@collection.users.name='Meera')`,
      `orders/records?filter=(@request.auth.id!='')`,
      `order_events/records?filter=(order.note~'secret')&expand=order`,
      `users/records?filter=(orders_via_user.note~'secret')`,
      `users/records?filter=(email~'@')&expand=orders_via_user`,
      `users/records?filter=(tokenKey!='')`,
      `users/records?filter=(password!='')`,
      `shop/records?filter=(@collection.orders.note~'secret')`,
      `products/records?filter=(@collection.mails.text~'a')`,
      `products/records?filter=(deleted=true||draft=true)`,
      `mails/records?filter=(text~'Meera')`,
    ]
    for (const token of ['', shopper.token]) {
      for (const question of questions) {
        const answer = await ask(shop, `/api/collections/${question}`, { token })
        const own = itemsOf(answer).filter(
          ({ id, user }) => id === shopper.id || user === shopper.id,
        )
        expect(itemsOf(answer).length - own.length, question).toBe(0)
        expect(JSON.stringify(answer.body), question).not.toMatch(/secret|Meera|tokenKey"/)
        if (own.length === 0) expect(Number(answer.body['totalItems'] ?? 0), question).toBe(0)
      }
    }
  })

  it('cannot be reached through batch, logs, settings, backups, crons, collections, SQL or impersonation', async () => {
    const doors: [string, 'GET' | 'POST' | 'PATCH'][] = [
      ['/api/batch', 'POST'],
      ['/api/logs', 'GET'],
      ['/api/settings', 'GET'],
      ['/api/settings', 'PATCH'],
      ['/api/backups', 'GET'],
      ['/api/backups', 'POST'],
      ['/api/crons', 'GET'],
      ['/api/crons/mails', 'POST'],
      ['/api/collections', 'GET'],
      ['/api/collections/users', 'GET'],
      ['/api/collections/users/truncate', 'POST'],
      [`/api/collections/users/impersonate/${victim.id}`, 'POST'],
      ['/api/collections/users/request-otp', 'POST'],
      ['/api/collections/users/auth-with-otp', 'POST'],
      ['/api/collections/users/auth-with-oauth2', 'POST'],
      ['/api/collections/users/request-email-change', 'POST'],
      ['/api/owner/products', 'POST'],
      ['/api/owner/mails/x/resend', 'POST'],
      ['/api/owner/orders/x/dates', 'POST'],
      ['/api/owner/orders/x/measured', 'POST'],
      ['/api/owner/orders/x/shipping', 'POST'],
    ]
    for (const token of ['', shopper.token]) {
      for (const [path, method] of doors) {
        const question = method === 'GET' ? { method, token } : { method, token, body: {} }
        const { status } = await ask(shop, path, question)
        expect([400, 401, 403, 404, 405], `${method} ${path}`).toContain(status)
      }
    }
    const asOwner = await ask(shop, '/api/settings', { token: owner.token })
    expect(asOwner.status).toBe(403)
  })

  it('cannot be reached with a token of another collection', async () => {
    for (const collection of ['admins', '_superusers']) {
      const path = `/api/collections/${collection}/auth-refresh`
      const answer = await ask(shop, path, { method: 'POST', token: shopper.token })
      expect([401, 403, 404]).toContain(answer.status)
    }
    const [head, claims, signature] = owner.token.split('.')
    const forged = asObject(Buffer.from(claims ?? '', 'base64url').toString())
    const other = Buffer.from(JSON.stringify({ ...forged, id: shopper.id })).toString('base64url')
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
    for (const token of [
      `${head}.${other}.${signature}`,
      `${none}.${claims}.`,
      `${none}.${other}.`,
    ])
      expect(itemsOf(await ask(shop, records('orders'), { token }))).toEqual([])
  })
})
