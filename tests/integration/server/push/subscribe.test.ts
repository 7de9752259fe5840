import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startPushShop, type PushShop } from '#tests/harness/push/pushShop.ts'
import { ask, itemsOf, records } from '#tests/harness/server/ask.ts'
import { minimalSite } from '#tests/harness/server/minimalSite.ts'
import { newShopper, signInOwner } from '#tests/harness/server/people.ts'
import { newRecordId, sentOrder } from '#tests/harness/server/sentOrder.ts'
import type { Shop } from '#tests/harness/server/shopServer.ts'
import { superuserToken } from '#tests/harness/server/superuser.ts'

let pushed: PushShop
let shop: Shop
let root: string

beforeAll(async () => {
  pushed = await startPushShop(await minimalSite())
  ;({ shop } = pushed)
  root = await superuserToken(shop)
})

afterAll(() => pushed.stop())

const newEndpoint = () => `${pushed.service.origin}/${newRecordId()}`

const subscribe = (body: object, token = '') =>
  ask(shop, '/api/push/subscribe', { method: 'POST', body, token })

async function placed(person?: { id: string; token: string }) {
  const body = sentOrder(person ? { user: person.id } : {})
  const { token = '' } = person ?? {}
  const answer = await ask(shop, records('orders'), { method: 'POST', token, body })
  return { order: body.id, payToken: String(answer.body['payToken']) }
}

async function followers(order: string) {
  const filter = encodeURIComponent(`order = '${order}'`)
  const path = `${records('push_subscriptions')}?sort=@rowid&filter=${filter}`
  return itemsOf(await ask(shop, path, { token: root })).map(({ endpoint }) => endpoint)
}

describe('an order', () => {
  it('is followed by the shopper who placed it, once for each device', async () => {
    const asha = await newShopper(shop)
    const { order } = await placed(asha)
    const endpoint = newEndpoint()
    const second = newEndpoint()
    for (const sent of [endpoint, endpoint, second])
      expect((await subscribe({ endpoint: sent, order }, asha.token)).status).toBe(204)
    expect(await followers(order)).toEqual([endpoint, second])
    const body = { endpoint, order }
    await ask(shop, '/api/push/unsubscribe', { method: 'POST', body })
    expect(await followers(order)).toEqual([second])
  })

  it('of a guest is followed with the secret of its payment page', async () => {
    const { order, payToken } = await placed()
    const endpoint = newEndpoint()
    for (const wrong of ['', 'a'.repeat(32), payToken.slice(1)])
      expect((await subscribe({ endpoint, order, payToken: wrong })).status, wrong).toBe(404)
    expect(await followers(order)).toEqual([])
    expect((await subscribe({ endpoint, order, payToken })).status).toBe(204)
    expect(await followers(order)).toEqual([endpoint])
  })

  it('of someone else looks like one that does not exist', async () => {
    const asha = await newShopper(shop)
    const other = await newShopper(shop)
    const owner = await signInOwner(shop)
    const { order, payToken } = await placed(asha)
    const endpoint = newEndpoint()
    for (const token of ['', other.token, owner.token]) {
      const foreign = await subscribe({ endpoint, order, payToken }, token)
      const missing = await subscribe({ endpoint, order: newRecordId(), payToken }, token)
      expect([foreign.status, foreign.body]).toEqual([missing.status, missing.body])
      expect(foreign.status).toBe(404)
    }
    expect(await followers(order)).toEqual([])
  })

  it('that is finished is not followed', async () => {
    const asha = await newShopper(shop)
    const { order } = await placed(asha)
    const cancel = { method: 'PATCH', token: asha.token, body: { status: 'cancelled' } } as const
    await ask(shop, records('orders', order), cancel)
    expect((await subscribe({ endpoint: newEndpoint(), order }, asha.token)).status).toBe(404)
  })

  it('is followed by ten devices at most: a further one takes the oldest one’s place', async () => {
    const { order, payToken } = await placed()
    const endpoints = Array.from({ length: 12 }, newEndpoint)
    for (const endpoint of endpoints) await subscribe({ endpoint, order, payToken })
    expect(await followers(order)).toEqual(endpoints.slice(2))
  })
})

describe('the desk', () => {
  it('is followed by the signed-in owner only', async () => {
    const asha = await newShopper(shop)
    const owner = await signInOwner(shop)
    const endpoint = newEndpoint()
    for (const token of ['', asha.token])
      expect((await subscribe({ endpoint }, token)).status).toBe(404)
    expect((await subscribe({ endpoint }, owner.token)).status).toBe(204)
    await ask(shop, '/api/account/sign-out', { method: 'POST', token: owner.token })
    expect((await subscribe({ endpoint: newEndpoint() }, owner.token)).status).toBe(401)
  })
})

describe('what a stranger sends', () => {
  it.each([
    'http://127.0.0.1:8090/api/health',
    'https://127.0.0.1/x',
    'https://10.0.0.1/x',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/x',
    'https://evil.example.com/fcm.googleapis.com/x',
    'file:///etc/passwd',
    '',
  ])('makes the server call no other machine: %s', async (endpoint) => {
    const { order, payToken } = await placed()
    expect(await subscribe({ endpoint, order, payToken })).toMatchObject({
      status: 400,
      body: { code: 'refused' },
    })
  })

  it.each([{ endpoint: ['x'] }, { endpoint: { x: 1 } }, { endpoint: 7 }, [], 'text'])(
    'in another shape is refused: %j',
    async (body) => {
      expect((await ask(shop, '/api/push/subscribe', { method: 'POST', body })).status).toBe(400)
    },
  )

  it.each(['subscribe', 'unsubscribe', 'words'])(
    'as a large body to %s is not read',
    async (route) => {
      const body = { endpoint: `${pushed.service.origin}/${'x'.repeat(5000)}` }
      expect((await ask(shop, `/api/push/${route}`, { method: 'POST', body })).status).toBe(413)
    },
  )

  it('with an unknown endpoint reveals nothing', async () => {
    for (const endpoint of [newEndpoint(), '', "' OR 1=1 --"]) {
      const words = await ask(shop, '/api/push/words', { method: 'POST', body: { endpoint } })
      expect(words).toMatchObject({ status: 200, body: { notices: [] } })
      expect(words.headers.get('Cache-Control')).toBe('no-store')
    }
  })
})
