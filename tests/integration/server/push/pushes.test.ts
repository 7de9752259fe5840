import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OrderStatus } from '#domain/orders/order.ts'
import { claimsOf } from '#tests/harness/push/pushService.ts'
import { publicKey, startPushShop, type PushShop } from '#tests/harness/push/pushShop.ts'
import { ask, itemsOf, records } from '#tests/harness/server/ask.ts'
import { minimalSite } from '#tests/harness/server/minimalSite.ts'
import { signInOwner, type Person } from '#tests/harness/server/people.ts'
import { newRecordId, sentOrder } from '#tests/harness/server/sentOrder.ts'
import type { Shop } from '#tests/harness/server/shopServer.ts'
import { superuserToken } from '#tests/harness/server/superuser.ts'

const PATIENT = { timeout: 60_000 }
const TO_TRIAL: readonly OrderStatus[] = ['confirmed', 'cutting', 'stitching', 'trial']

let pushed: PushShop
let shop: Shop
let owner: Person
let root: string

beforeAll(async () => {
  pushed = await startPushShop(await minimalSite())
  ;({ shop } = pushed)
  owner = await signInOwner(shop)
  root = await superuserToken(shop)
})

afterAll(() => pushed.stop())

const post = (path: string, body: object, token = '') =>
  ask(shop, path, { method: 'POST', body, token })

async function placed() {
  const { body } = await post(records('orders'), sentOrder())
  const id = String(body['id'])
  const number = String(body['number'])
  return { id, number, payToken: String(body['payToken']), body }
}

async function move(order: string, ...statuses: OrderStatus[]) {
  for (const status of statuses) {
    const step = { method: 'PATCH', token: owner.token, body: { status } } as const
    expect((await ask(shop, records('orders', order), step)).status, status).toBe(200)
  }
}

/** A device that follows the guest's order. */
async function follow({ id, payToken }: { id: string; payToken: string }) {
  const endpoint = `${pushed.service.origin}/${newRecordId()}`
  const answer = await post('/api/push/subscribe', { endpoint, order: id, payToken })
  expect(answer.status, JSON.stringify(answer.body)).toBe(204)
  return endpoint
}

async function openDesk() {
  const endpoint = `${pushed.service.origin}/${newRecordId()}`
  const answer = await post('/api/push/subscribe', { endpoint }, owner.token)
  expect(answer.status, JSON.stringify(answer.body)).toBe(204)
  return endpoint
}

const deviceOf = (endpoint: string) => endpoint.split('/').at(-1) ?? ''

const pushesTo = (endpoint: string) =>
  pushed.service.pushes.filter(({ device }) => device === deviceOf(endpoint))

const answersTo = (endpoint: string) => pushesTo(endpoint).map(({ answered }) => answered)

async function wordsFor(endpoint: string) {
  return (await post('/api/push/words', { endpoint })).body['notices']
}

async function countOf(collection: string, filter: string) {
  const path = `${records(collection)}?filter=${encodeURIComponent(filter)}`
  return itemsOf(await ask(shop, path, { token: root })).length
}

/** Once this is sent, everything queued before it has been sent: the queue keeps its order. */
async function afterTheQueue() {
  const last = await placed()
  const endpoint = await follow(last)
  await move(last.id, ...TO_TRIAL)
  await expect.poll(() => answersTo(endpoint), PATIENT).toEqual([201])
}

describe('a push about an order', () => {
  it('leaves once when the trial is ready, signed and empty, and once when the piece is', async () => {
    const order = await placed()
    const endpoint = await follow(order)
    await move(order.id, ...TO_TRIAL)
    await expect.poll(() => answersTo(endpoint), PATIENT).toEqual([201])
    await move(order.id, 'ready')
    await expect.poll(() => answersTo(endpoint), PATIENT).toEqual([201, 201])
    await move(order.id, 'delivered')
    await afterTheQueue()
    expect(answersTo(endpoint)).toEqual([201, 201])

    const [first] = pushesTo(endpoint)
    expect(first).toMatchObject({ body: '', headers: { ttl: '86400', urgency: 'normal' } })
    expect(first?.headers.topic).toMatch(/^[\w-]{1,32}$/)
    const claims = await claimsOf(first?.headers.authorization)
    expect(Object.keys(claims ?? {}).sort()).toEqual(['aud', 'exp', 'sub'])
    expect(claims).toMatchObject({
      aud: pushed.service.origin,
      sub: 'mailto:house@emberandthread.example',
    })
    expect(first?.headers.authorization).toContain(`k=${await publicKey(shop)}`)
  })

  it('names neither the order, nor the shopper, nor the sum', async () => {
    const order = await placed()
    const endpoint = await follow(order)
    await move(order.id, ...TO_TRIAL)
    await expect.poll(() => pushesTo(endpoint).length, PATIENT).toBe(1)
    const [push] = pushesTo(endpoint)
    const { authorization } = push?.headers ?? {}
    const sent = JSON.stringify([push, await claimsOf(authorization)])
    for (const field of [
      'id',
      'number',
      'email',
      'firstName',
      'phone',
      'total',
      'payToken',
    ] as const)
      expect(sent, field).not.toContain(String(order.body[field]))
  })

  it('has the text as of when it is read', async () => {
    const order = await placed()
    const endpoint = await follow(order)
    const notice = { path: `/order/${order.id}`, tag: order.id }
    await move(order.id, ...TO_TRIAL)
    await expect.poll(() => pushesTo(endpoint).length, PATIENT).toBe(1)
    expect(await wordsFor(endpoint)).toEqual([
      {
        title: 'Your trial is ready',
        body: `Order ${order.number} can be tried on. If no time is agreed yet, we will arrange one with you.`,
        ...notice,
      },
    ])
    await move(order.id, 'alteration')
    const now = [{ ...notice, title: `Order ${order.number}: Alteration` }]
    expect(await wordsFor(endpoint)).toMatchObject(now)
  })

  it('is not sent once the device has read its text', async () => {
    const order = await placed()
    const endpoint = await follow(order)
    pushed.service.answerNext(deviceOf(endpoint), { status: 503 })
    await move(order.id, ...TO_TRIAL)
    await expect.poll(() => answersTo(endpoint), PATIENT).toEqual([503])
    expect(await wordsFor(endpoint)).toMatchObject([{ title: 'Your trial is ready' }])
    await afterTheQueue()
    expect(answersTo(endpoint)).toEqual([503])
  })
})

describe('a push to the desk', () => {
  it('announces new orders and requests, not those from the counter', async () => {
    const endpoint = await openDesk()
    const counter = { ...sentOrder(), source: 'counter' }
    expect((await post(records('orders'), counter, owner.token)).status).toBe(200)
    await placed()
    await placed()
    const id = newRecordId()
    const person = { name: 'Asha', email: `${id}@example.com`, phone: '+91 98765 43210' }
    const wish = { id, ...person, service: 'bespoke', message: 'A suit, please' }
    expect((await post(records('appointments'), wish)).status).toBe(200)
    await expect.poll(() => answersTo(endpoint), PATIENT).toEqual([201, 201, 201])
    expect(pushesTo(endpoint)[0]?.headers.urgency).toBe('high')
    expect(await wordsFor(endpoint)).toMatchObject([
      { title: '2 new orders', path: '/admin/orders' },
      { title: 'A new request', path: '/admin/requests' },
    ])
    await post('/api/push/unsubscribe', { endpoint })
  })

  it('ends for every device with the sign-ins of its owner', async () => {
    const endpoint = await openDesk()
    const rename = { method: 'PATCH', token: owner.token, body: { name: 'Meera' } } as const
    await ask(shop, records('admins', owner.id), rename)
    expect(await countOf('push_subscriptions', `endpoint = '${endpoint}'`)).toBe(1)
    await ask(shop, '/api/account/sign-out-everywhere', { method: 'POST', token: owner.token })
    expect(await countOf('push_subscriptions', `endpoint = '${endpoint}'`)).toBe(0)
    owner = await signInOwner(shop)
  })
})

describe('a push service', () => {
  it('that fails is retried, and one that answers 410 ends the subscription', async () => {
    const order = await placed()
    const endpoint = await follow(order)
    pushed.service.answerNext(deviceOf(endpoint), { status: 503 }, { status: 410 })
    await move(order.id, ...TO_TRIAL)
    await expect.poll(() => answersTo(endpoint), PATIENT).toEqual([503, 410])
    const mine = `endpoint = '${endpoint}'`
    await expect.poll(() => countOf('push_subscriptions', mine), PATIENT).toBe(0)
    expect(await countOf('pushes', `cause = '${order.id}'`)).toBe(0)
    await move(order.id, 'ready')
    await afterTheQueue()
    expect(answersTo(endpoint)).toEqual([503, 410])
  })

  it('that asks to wait gets no push at all until then', async () => {
    const order = await placed()
    const other = await placed()
    const endpoint = await follow(order)
    const otherEndpoint = await follow(other)
    const busy = { status: 429, headers: { 'Retry-After': '17' } }
    pushed.service.answerNext(deviceOf(endpoint), busy)
    await move(order.id, ...TO_TRIAL)
    await expect.poll(() => answersTo(endpoint), PATIENT).toEqual([429])
    await move(other.id, ...TO_TRIAL)
    await expect.poll(() => answersTo(endpoint), PATIENT).toEqual([429, 201])
    await expect.poll(() => answersTo(otherEndpoint), PATIENT).toEqual([201])
    const [told] = pushesTo(endpoint)
    for (const later of [pushesTo(endpoint)[1], pushesTo(otherEndpoint)[0]])
      expect((later?.at ?? 0) - (told?.at ?? 0)).toBeGreaterThanOrEqual(17_000)
  })
})

describe('the keys', () => {
  it('are made once, and stay after a restart', async () => {
    const before = await publicKey(shop)
    expect(Buffer.from(before, 'base64url')).toHaveLength(65)
    await shop.crash()
    await shop.restart()
    expect(await publicKey(shop)).toBe(before)
    await afterTheQueue()
    expect(await publicKey(shop)).toBe(before)
    expect(await countOf('push_keys', '')).toBe(1)
    expect(shop.output()).not.toMatch(/[0-9a-f]{64}/)
  })

  it('are made by the running server for data of a version that had none', async () => {
    const before = await publicKey(shop)
    const [made] = itemsOf(await ask(shop, records('push_keys'), { token: root }))
    const gone = { method: 'DELETE', token: root } as const
    expect((await ask(shop, records('push_keys', String(made?.['id'])), gone)).status).toBe(204)
    await expect.poll(() => publicKey(shop), PATIENT).not.toMatch(/^$/)
    expect(await publicKey(shop)).not.toBe(before)
  })
})
