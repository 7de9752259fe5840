import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ask, itemsOf, records } from '#tests/harness/server/ask.ts'
import { frontDoor } from '#tests/harness/server/frontDoor.ts'
import { listen } from '#tests/harness/server/listen.ts'
import { newShopper, theOwner } from '#tests/harness/server/people.ts'
import { newId, sentOrder } from '#tests/harness/server/sentOrder.ts'
import { startShop, type Shop } from '#tests/harness/server/shopServer.ts'
import { superuserToken } from '#tests/harness/server/superuser.ts'

const ACTORS = ['guest', 'A', 'B', 'revoked', 'expired', 'owner'] as const

type Actor = (typeof ACTORS)[number]
type Verb = 'list' | 'view' | 'create' | 'update' | 'delete'

/**
 * Who may do what to a record that belongs to shopper A: a `y` or an `n` for each of guest, A,
 * another shopper B, a token of A's that was taken back, one that has expired, and the owner of the
 * shop. Who may list a collection may hear of its changes, and nobody else.
 */
const RULES: Record<string, Record<Verb, string>> = {
  users: { list: 'nynnnn', view: 'nynnnn', create: 'yyyyyy', update: 'nynnnn', delete: 'nynnnn' },
  admins: { list: 'nnnnny', view: 'nnnnny', create: 'nnnnnn', update: 'nnnnny', delete: 'nnnnnn' },
  products: {
    list: 'yyyyyy',
    view: 'yyyyyy',
    create: 'nnnnny',
    update: 'nnnnny',
    delete: 'nnnnnn',
  },
  subscribers: {
    list: 'nnnnny',
    view: 'nnnnny',
    create: 'yyyyyy',
    update: 'nnnnny',
    delete: 'nnnnny',
  },
  orders: { list: 'nynnny', view: 'nynnny', create: 'yyyyyy', update: 'nynnny', delete: 'nnnnnn' },
  order_events: {
    list: 'nynnny',
    view: 'nynnny',
    create: 'nnnnny',
    update: 'nnnnnn',
    delete: 'nnnnnn',
  },
  tailoring_requests: {
    list: 'nynnny',
    view: 'nynnny',
    create: 'nynnnn',
    update: 'nnnnny',
    delete: 'nnnnnn',
  },
  appointments: {
    list: 'nnnnny',
    view: 'nnnnny',
    create: 'yyyyyy',
    update: 'nnnnny',
    delete: 'nnnnnn',
  },
  measurement_sets: {
    list: 'nynnnn',
    view: 'nynnnn',
    create: 'nynnnn',
    update: 'nynnnn',
    delete: 'nynnnn',
  },
  preferences: {
    list: 'nynnnn',
    view: 'nynnnn',
    create: 'nynnnn',
    update: 'nynnnn',
    delete: 'nynnnn',
  },
  shop: { list: 'yyyyyy', view: 'yyyyyy', create: 'nnnnnn', update: 'nnnnny', delete: 'nnnnnn' },
  mails: { list: 'nnnnny', view: 'nnnnny', create: 'nnnnnn', update: 'nnnnnn', delete: 'nnnnnn' },
  ended_sessions: {
    list: 'nnnnnn',
    view: 'nnnnnn',
    create: 'nnnnnn',
    update: 'nnnnnn',
    delete: 'nnnnnn',
  },
  counters: {
    list: 'nnnnnn',
    view: 'nnnnnn',
    create: 'nnnnnn',
    update: 'nnnnnn',
    delete: 'nnnnnn',
  },
}

let shop: Shop
let root: string
let shopperA: string
let ownerId: string
const tokens: Record<Actor, string> = {
  guest: '',
  A: '',
  B: '',
  revoked: '',
  expired: '',
  owner: '',
}

beforeAll(async () => {
  shop = await startShop({ folders: await frontDoor(), env: { DARZI_LIMITS: 'off' } })
  root = await superuserToken(shop)
  const [a, b] = [await newShopper(shop), await newShopper(shop)]
  const owner = await theOwner(shop)
  await ask(shop, '/api/account/sign-out-everywhere', { method: 'POST', token: a.token })
  shopperA = a.id
  ownerId = owner.id
  Object.assign(tokens, { B: b.token, revoked: a.token, owner: owner.token })
  tokens.A = await tokenOfA(24 * 60 * 60)
  tokens.expired = await tokenOfA(1)
  const refresh = { method: 'POST', token: tokens.expired } as const
  const path = '/api/collections/users/auth-refresh'
  const isOver = async () => (await ask(shop, path, refresh)).status === 401
  await vi.waitUntil(isOver, { timeout: 60_000, interval: 200 })
})

/** A token of shopper A that counts for so many seconds. */
async function tokenOfA(duration: number): Promise<string> {
  const path = `/api/collections/users/impersonate/${shopperA}`
  const { body } = await ask(shop, path, { method: 'POST', token: root, body: { duration } })
  return String(body['token'])
}

afterAll(() => shop.stop())

/** What makes a sound record of the collection, for shopper A. */
function bodyFor(collection: string, order: string): Record<string, unknown> {
  const id = newId()
  const email = `${id}@example.com`
  const password = `very-own-${id}`
  const account = { id, email, password, passwordConfirm: password, name: 'Somebody' }
  const mine = { id, user: shopperA }
  const garment = { material: 'wool', color: '#000000', fitType: 'slim' }
  const bodies: Record<string, object> = {
    users: account,
    admins: account,
    products: { id, name: `Piece ${id}`, description: 'A piece', price: 100, category: 'Suits' },
    subscribers: { id, email },
    orders: sentOrder({ id }),
    order_events: { id, order, kind: 'note', note: 'for the house', actor: 'owner' },
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
    counters: { id, name: id },
    ended_sessions: { id, expires: '2030-01-01 00:00:00.000Z' },
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
  tailoring_requests: { status: 'answered' },
  appointments: { status: 'answered' },
  measurement_sets: { name: 'Renamed' },
  preferences: { color: '#111111' },
  shop: { tagline: 'Better' },
  mails: { tries: 0 },
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

async function eventOf(order: string): Promise<string> {
  const path = `${records('order_events')}?filter=(order='${order}')`
  const [event] = itemsOf(await ask(shop, path, { token: root }))
  return String(event?.['id'])
}

async function isAllowed(collection: string, verb: Verb, actor: Actor): Promise<boolean> {
  const token = tokens[actor]
  if (verb === 'create') {
    const order = collection === 'order_events' ? await placedByA() : ''
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
    expect(names.map(({ name }) => String(name)).sort()).toEqual(Object.keys(RULES).sort())
  })

  const cases = Object.entries(RULES).flatMap(([collection, rules]) =>
    (['list', 'view', 'create', 'update'] as const).map(
      (verb) => [collection, verb, rules[verb]] as const,
    ),
  )

  it.each(cases)('%s: %s is allowed for %s', async (collection, verb, expected) => {
    if (collection === 'preferences') await removePreferences()
    const found: string[] = []
    for (const actor of ACTORS) {
      if (collection === 'preferences') await removePreferences()
      found.push((await isAllowed(collection, verb, actor)) ? 'y' : 'n')
    }
    expect(found.join('')).toBe(expected)
  })

  it.each(Object.entries(RULES))(
    '%s: realtime changes reach only the permitted accounts',
    async (name, rules) => {
      if (name === 'preferences') await removePreferences()
      const ears = await Promise.all(
        ACTORS.map((actor) => listen(shop, [`${name}/*`, 'shop/*'], tokens[actor])),
      )
      const id = await recordOf(name)
      const change = { method: 'PATCH', token: root, body: PATCHES[name] } as const
      expect((await ask(shop, records(name, id), change)).status).toBeLessThan(300)
      // What everybody may hear comes last: who heard it has been told all there was before.
      const last = { method: 'PATCH', token: tokens.owner, body: { tagline: newId() } } as const
      await ask(shop, records('shop', 'shop00000000000'), last)
      const heard = (at: number) => (ears[at]?.heard ?? []).map(({ topic }) => topic)
      for (const at of ACTORS.keys()) await expect.poll(() => heard(at)).toContain('shop/*')
      const found = [...ACTORS.keys()].map((at) => (heard(at).includes(`${name}/*`) ? 'y' : 'n'))
      for (const { stop } of ears) stop()
      expect(found.join('')).toBe(rules.list)
    },
  )

  const deletions = Object.entries(RULES).filter(([name]) => name !== 'users')

  it.each(deletions)(
    '%s: delete is allowed for the permitted accounts only',
    async (collection, rules) => {
      const found: string[] = []
      for (const actor of ACTORS) {
        if (collection === 'preferences') await removePreferences()
        found.push((await isAllowed(collection, 'delete', actor)) ? 'y' : 'n')
      }
      expect(found.join('')).toBe(rules.delete)
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
      const said = await ask(shop, path, { token: tokens.B })
      expect(itemsOf(said), path).toEqual([])
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
    const heardBy = (ear: number) => ears[ear]?.heard.map(({ topic }) => topic)
    await expect.poll(() => heardBy(3)).toEqual(['orders/*'])
    await expect.poll(() => heardBy(4)?.length).toBe(3) // the order and its two mails
    for (const ear of [0, 1, 2]) expect(heardBy(ear)).toEqual([])
    for (const { stop } of ears) stop()
  })
})
