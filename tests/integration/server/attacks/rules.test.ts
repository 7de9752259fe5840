import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ask, itemsOf, records } from '#tests/harness/server/ask.ts'
import { minimalSite } from '#tests/harness/server/minimalSite.ts'
import { listen } from '#tests/harness/server/listen.ts'
import { newShopper, signInOwner } from '#tests/harness/server/people.ts'
import { newRecordId, sentOrder } from '#tests/harness/server/sentOrder.ts'
import { startShop, type Shop } from '#tests/harness/server/shopServer.ts'
import { superuserToken } from '#tests/harness/server/superuser.ts'

const ACTORS = ['guest', 'A', 'B', 'revoked', 'expired', 'owner'] as const

type Actor = (typeof ACTORS)[number]
type Verb = 'list' | 'view' | 'create' | 'update' | 'delete'

const NOBODY: readonly Actor[] = []
const EVERYONE: readonly Actor[] = ACTORS
const OWNER: readonly Actor[] = ['owner']
const SHOPPER: readonly Actor[] = ['A']
const SHOPPER_AND_OWNER: readonly Actor[] = ['A', 'owner']

/**
 * Who may do what to a record that belongs to shopper A. The others are a guest, another shopper B,
 * and a revoked and an expired token of A's. The readers of a list also receive its realtime events,
 * and only they do.
 */
const ACCESS: Record<string, Record<Verb, readonly Actor[]>> = {
  users: { list: SHOPPER, view: SHOPPER, create: EVERYONE, update: SHOPPER, delete: SHOPPER },
  admins: { list: OWNER, view: OWNER, create: NOBODY, update: OWNER, delete: NOBODY },
  products: { list: EVERYONE, view: EVERYONE, create: OWNER, update: OWNER, delete: NOBODY },
  subscribers: { list: OWNER, view: OWNER, create: EVERYONE, update: OWNER, delete: OWNER },
  orders: {
    list: SHOPPER_AND_OWNER,
    view: SHOPPER_AND_OWNER,
    create: EVERYONE,
    update: SHOPPER_AND_OWNER,
    delete: NOBODY,
  },
  order_events: {
    list: SHOPPER_AND_OWNER,
    view: SHOPPER_AND_OWNER,
    create: OWNER,
    update: NOBODY,
    delete: NOBODY,
  },
  documents: {
    list: SHOPPER_AND_OWNER,
    view: SHOPPER_AND_OWNER,
    create: NOBODY,
    update: NOBODY,
    delete: NOBODY,
  },
  fittings: {
    list: SHOPPER_AND_OWNER,
    view: SHOPPER_AND_OWNER,
    create: NOBODY,
    update: NOBODY,
    delete: NOBODY,
  },
  tailoring_requests: {
    list: SHOPPER_AND_OWNER,
    view: SHOPPER_AND_OWNER,
    create: SHOPPER,
    update: OWNER,
    delete: NOBODY,
  },
  appointments: { list: OWNER, view: OWNER, create: EVERYONE, update: OWNER, delete: NOBODY },
  measurement_sets: {
    list: SHOPPER,
    view: SHOPPER,
    create: SHOPPER,
    update: SHOPPER,
    delete: SHOPPER,
  },
  preferences: { list: SHOPPER, view: SHOPPER, create: SHOPPER, update: SHOPPER, delete: SHOPPER },
  shop: { list: OWNER, view: EVERYONE, create: NOBODY, update: OWNER, delete: NOBODY },
  mails: { list: OWNER, view: OWNER, create: NOBODY, update: NOBODY, delete: NOBODY },
  push_keys: { list: NOBODY, view: NOBODY, create: NOBODY, update: NOBODY, delete: NOBODY },
  push_subscriptions: {
    list: NOBODY,
    view: NOBODY,
    create: NOBODY,
    update: NOBODY,
    delete: NOBODY,
  },
  pushes: { list: NOBODY, view: NOBODY, create: NOBODY, update: NOBODY, delete: NOBODY },
  ended_sessions: { list: NOBODY, view: NOBODY, create: NOBODY, update: NOBODY, delete: NOBODY },
  counters: { list: NOBODY, view: NOBODY, create: NOBODY, update: NOBODY, delete: NOBODY },
}

/** Not due while the tests run. */
const LATER = '2030-01-01 00:00:00.000Z'
const FITTING = {
  kind: 'firstTrial',
  place: 'shop',
  status: 'proposed',
  date: '2030-01-07',
  time: '10:30',
} as const

let shop: Shop
let root: string
let shopperA: string
let ownerId: string
/** The subscription of a device that gets no pushes. */
let device: string
const tokens: Record<Actor, string> = {
  guest: '',
  A: '',
  B: '',
  revoked: '',
  expired: '',
  owner: '',
}

beforeAll(async () => {
  shop = await startShop({ folders: await minimalSite(), env: { DARZI_LIMITS: 'off' } })
  root = await superuserToken(shop)
  const a = await newShopper(shop)
  const b = await newShopper(shop)
  const owner = await signInOwner(shop)
  await ask(shop, '/api/account/sign-out-everywhere', { method: 'POST', token: a.token })
  shopperA = a.id
  ownerId = owner.id
  Object.assign(tokens, { B: b.token, revoked: a.token, owner: owner.token })
  tokens.A = await tokenOfA(24 * 60 * 60)
  tokens.expired = await tokenOfA(1)
  const refresh = { method: 'POST', token: tokens.expired } as const
  device = await recordOf('push_subscriptions')
  const path = '/api/collections/users/auth-refresh'
  const isOver = async () => (await ask(shop, path, refresh)).status === 401
  await vi.waitUntil(isOver, { timeout: 60_000, interval: 200 })
})

/** A token of shopper A that is valid for this many seconds. */
async function tokenOfA(duration: number): Promise<string> {
  const path = `/api/collections/users/impersonate/${shopperA}`
  const { body } = await ask(shop, path, { method: 'POST', token: root, body: { duration } })
  return String(body['token'])
}

afterAll(() => shop.stop())

/** A valid record of the collection, for shopper A. */
function bodyFor(collection: string, order: string): Record<string, unknown> {
  const id = newRecordId()
  const email = `${id}@example.com`
  const password = `very-own-${id}`
  const person = { name: 'Somebody', phone: '+91 98765 43210' }
  const account = { id, email, password, passwordConfirm: password, ...person }
  const mine = { id, user: shopperA }
  const garment = { material: 'wool', color: '#000000', fitType: 'slim' }
  const bodies: Record<string, object> = {
    users: account,
    admins: account,
    products: { id, name: `Piece ${id}`, description: 'A piece', price: 100, category: 'Suits' },
    subscribers: { id, email },
    orders: sentOrder({ id }),
    order_events: { id, order, kind: 'note', note: 'for the house', actor: 'owner' },
    documents: { id, order, kind: 'bill', number: 'BILL-1', content: {} },
    fittings: { id, order, ...FITTING },
    tailoring_requests: { ...mine, ...garment, measurements: { chest: 1000 } },
    appointments: {
      id,
      name: 'Asha',
      email,
      phone: '+91 98765 43210',
      service: 'bespoke',
      message: 'A suit, please',
    },
    measurement_sets: { ...mine, name: 'Mine', values: { chest: 1000 }, version: 1 },
    preferences: { ...mine, ...garment },
    shop: { id, name: 'Other', email, whatsappNumber: '+91 1' },
    mails: { id, kind: 'order', to: email, subject: 'Hello' },
    push_keys: { id, privateKey: id, publicKey: id },
    push_subscriptions: { id, endpoint: `https://push.example.com/${id}` },
    pushes: { id, subscription: device, about: 'newOrder', cause: id, nextTry: LATER },
    counters: { id, name: id },
    ended_sessions: { id, expires: LATER },
  }
  return { ...bodies[collection] }
}

const PATCHES: Record<string, object> = {
  users: { phone: '+911234567890' },
  admins: { name: 'The owner' },
  products: { description: 'Better' },
  subscribers: { status: 'stopped' },
  orders: { status: 'cancelled' },
  order_events: { note: 'changed' },
  documents: { number: 'BILL-2627-9999' },
  fittings: { time: '12:00' },
  tailoring_requests: { status: 'answered' },
  appointments: { status: 'answered' },
  measurement_sets: { name: 'Renamed' },
  preferences: { color: '#111111' },
  shop: { tagline: 'Better' },
  mails: { tries: 0 },
  push_keys: { publicKey: 'another' },
  push_subscriptions: { endpoint: 'https://push.example.com/another' },
  pushes: { tries: 1 },
  counters: { value: 5 },
  ended_sessions: { expires: '2031-01-01 00:00:00.000Z' },
}

/** A fresh record that belongs to shopper A, made past every rule. */
async function recordOf(collection: string): Promise<string> {
  if (collection === 'shop') return 'shop00000000000'
  if (collection === 'admins') return ownerId
  if (collection === 'users') return shopperA
  if (collection === 'orders') return placedByA()
  if (collection === 'order_events') return eventOf(await placedByA())
  if (collection === 'fittings') return fittingOf(await placedByA())
  if (collection === 'documents') return documentOf(await placedByA())
  const body = bodyFor(collection, '')
  const made = await ask(shop, records(collection), { method: 'POST', token: root, body })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  return String(body['id'])
}

async function placedByA(): Promise<string> {
  const body = sentOrder({ user: shopperA })
  const made = await ask(shop, records('orders'), { method: 'POST', token: tokens.A, body })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  return body.id
}

async function fittingOf(order: string): Promise<string> {
  const body = { id: newRecordId(), order, ...FITTING }
  const made = await ask(shop, records('fittings'), { method: 'POST', token: root, body })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  return body.id
}

/** A plain bill, for a house without a registration. */
async function documentOf(order: string): Promise<string> {
  const sentences = { bill: '' }
  const tax = { registration: 'none', legalName: '', gstin: '', codes: [], rates: [], sentences }
  const settings = { method: 'PATCH', token: tokens.owner, body: { tax } } as const
  await ask(shop, records('shop', 'shop00000000000'), settings)
  const body = { id: newRecordId(), what: 'invoice' }
  const path = `/api/owner/orders/${order}/documents`
  const made = await ask(shop, path, { method: 'POST', token: tokens.owner, body })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  return body.id
}

async function eventOf(order: string): Promise<string> {
  const path = `${records('order_events')}?filter=(order='${order}')`
  const [event] = itemsOf(await ask(shop, path, { token: root }))
  return String(event?.['id'])
}

async function isAllowed(collection: string, verb: Verb, actor: Actor): Promise<boolean> {
  const token = tokens[actor]
  if (verb === 'create') {
    const isOfOrder = ['order_events', 'documents', 'fittings'].includes(collection)
    const order = isOfOrder ? await placedByA() : ''
    const body = bodyFor(collection, order)
    return succeeded(await ask(shop, records(collection), { method: 'POST', token, body }))
  }
  const id = await recordOf(collection)
  const path = records(collection, id)
  if (verb === 'view') return succeeded(await ask(shop, path, { token }))
  if (verb === 'update') {
    return succeeded(await ask(shop, path, { method: 'PATCH', token, body: PATCHES[collection] }))
  }
  if (verb === 'delete') return succeeded(await ask(shop, path, { method: 'DELETE', token }))
  const list = await ask(shop, `${records(collection)}?filter=(id='${id}')`, { token })
  return itemsOf(list).length > 0
}

function succeeded({ status }: { status: number }): boolean {
  if (status < 300) return true
  expect([400, 403, 404]).toContain(status)
  return false
}

describe('the access rules of every collection', () => {
  it('are listed here for every collection', async () => {
    const all = await ask(shop, '/api/collections?perPage=200', { token: root })
    const names = itemsOf(all).filter(({ system }) => system !== true)
    expect(names.map(({ name }) => String(name)).sort()).toEqual(Object.keys(ACCESS).sort())
  })

  const cases = Object.entries(ACCESS).flatMap(([collection, rules]) =>
    (['list', 'view', 'create', 'update'] as const).map(
      (verb) => [collection, verb, rules[verb]] as const,
    ),
  )

  it.each(cases)('%s: %s is allowed for %s', async (collection, verb, expected) => {
    if (collection === 'preferences') await removePreferences()
    const found: Actor[] = []
    for (const actor of ACTORS) {
      if (collection === 'preferences') await removePreferences()
      if (await isAllowed(collection, verb, actor)) found.push(actor)
    }
    expect(found).toEqual(expected)
  })

  it.each(Object.entries(ACCESS))(
    '%s: realtime changes reach only the permitted accounts',
    async (name, rules) => {
      if (name === 'preferences') await removePreferences()
      const streams = await Promise.all(
        ACTORS.map(async (actor) => {
          const stream = await listen(shop, [`${name}/*`, 'products/*'], tokens[actor])
          return { actor, stream, topics: () => stream.messages.map(({ topic }) => topic) }
        }),
      )
      const id = await recordOf(name)
      const change = { method: 'PATCH', token: root, body: PATCHES[name] } as const
      const changed = await ask(shop, records(name, id), change)
      // A document is never changed; streams receive it when it is issued.
      expect(changed.status < 300).toBe(name !== 'documents')
      // The last event reaches every stream, so that all earlier ones have arrived.
      const last = {
        method: 'PATCH',
        token: tokens.owner,
        body: { description: newRecordId() },
      } as const
      await ask(shop, records('products', 'demoproduct0001'), last)
      for (const { topics } of streams) await expect.poll(topics).toContain('products/*')
      const reached = streams.filter(({ topics }) => topics().includes(`${name}/*`))
      for (const { stream } of streams) stream.stop()
      expect(reached.map(({ actor }) => actor)).toEqual(rules.list)
    },
  )

  const deletions = Object.entries(ACCESS).filter(([name]) => name !== 'users')

  it.each(deletions)(
    '%s: delete is allowed for the permitted accounts only',
    async (collection, rules) => {
      const found: Actor[] = []
      for (const actor of ACTORS) {
        if (collection === 'preferences') await removePreferences()
        if (await isAllowed(collection, 'delete', actor)) found.push(actor)
      }
      expect(found).toEqual(rules.delete)
    },
  )

  it('users: only the account itself can delete it, and its orders stay', async () => {
    const leaving = await newShopper(shop)
    const path = records('users', leaving.id)
    const body = sentOrder({ user: leaving.id })
    await ask(shop, records('orders'), { method: 'POST', token: leaving.token, body })
    for (const actor of ACTORS) {
      const { status } = await ask(shop, path, { method: 'DELETE', token: tokens[actor] })
      expect(status, actor).toBe(404)
    }
    for (const password of [undefined, '', 'not this one', leaving.password.slice(1)]) {
      const refused = await ask(shop, path, {
        method: 'DELETE',
        token: leaving.token,
        body: { password },
      })
      expect(refused).toMatchObject({ status: 400, body: { code: 'loginFailed' } })
    }
    const { password } = leaving
    const closed = await ask(shop, path, {
      method: 'DELETE',
      token: leaving.token,
      body: { password },
    })
    expect(closed.status).toBe(204)
    const order = await ask(shop, records('orders', body.id), { token: tokens.owner })
    expect(order.body).toMatchObject({ id: body.id, user: '' })
  })
})

async function removePreferences(): Promise<void> {
  for (const { id } of itemsOf(await ask(shop, records('preferences'), { token: root }))) {
    await ask(shop, records('preferences', String(id)), { method: 'DELETE', token: root })
  }
}

describe('access rules', () => {
  it('hide drafts and deleted products from shoppers, in lists and by address', async () => {
    const post = { method: 'POST', token: tokens.owner } as const
    const draft = { ...bodyFor('products', ''), draft: true }
    const deleted = { ...bodyFor('products', ''), deleted: true }
    for (const body of [draft, deleted]) {
      const { body: made } = await ask(shop, records('products'), { ...post, body })
      const path = records('products', String(made['id']))
      expect((await ask(shop, path, { token: tokens.A })).status).toBe(404)
      expect((await ask(shop, path, { token: tokens.owner })).status).toBe(200)
    }
  })

  it('hide the house’s notes on an order from the shopper', async () => {
    const order = await placedByA()
    const body = bodyFor('order_events', order)
    await ask(shop, records('order_events'), { method: 'POST', token: tokens.owner, body })
    const seen = await ask(shop, records('order_events', String(body['id'])), { token: tokens.A })
    expect(seen.status).toBe(404)
  })

  it('reveal nobody’s records through filter, sort or expand', async () => {
    const filters = [
      `${records('order_events')}?filter=(order.email~'asha')`,
      `${records('orders')}?expand=user`,
      `${records('orders')}?filter=(user.email!='')`,
      `${records('products')}?filter=(@collection.users.email~'shopper')`,
      `${records('orders')}?sort=user.email`,
    ]
    await placedByA()
    for (const path of filters) {
      const answer = await ask(shop, path, { token: tokens.B })
      expect(itemsOf(answer), path).toEqual([])
    }
  })

  it('let no shopper raise their own privileges', async () => {
    const { id, token } = await newShopper(shop)
    const patch = { method: 'PATCH', token, body: { verified: true } } as const
    expect((await ask(shop, records('users', id), patch)).status).toBe(400)
    const asOwner = await ask(shop, '/api/collections/admins/auth-refresh', {
      method: 'POST',
      token,
    })
    expect(asOwner.status).toBe(403)
  })

  it('let nobody give a measurement set to another account', async () => {
    const body = bodyFor('measurement_sets', '')
    await ask(shop, records('measurement_sets'), { method: 'POST', token: tokens.A, body })
    const other = await newShopper(shop)
    const path = records('measurement_sets', String(body['id']))
    const moved = await ask(shop, path, {
      method: 'PATCH',
      token: tokens.A,
      body: { user: other.id },
    })
    expect(moved.status).toBe(404)
  })

  it('send nobody another account’s orders over realtime', async () => {
    const ears = await Promise.all(
      (['guest', 'B', 'expired', 'A', 'owner'] as const).map((actor) =>
        listen(shop, ['orders/*', 'users/*', 'mails/*', 'counters/*'], tokens[actor]),
      ),
    )
    await placedByA()
    const topicsOf = (ear: number) => ears[ear]?.messages.map(({ topic }) => topic)
    await expect.poll(() => topicsOf(3)).toEqual(['orders/*'])
    await expect.poll(() => topicsOf(4)?.length).toBe(3) // the order and its two mails
    for (const ear of [0, 1, 2]) expect(topicsOf(ear)).toEqual([])
    for (const { stop } of ears) stop()
  })
})
