import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, itemsOf, records } from '#tests/harness/server/ask.ts'
import { minimalSite } from '#tests/harness/server/minimalSite.ts'
import { newShopper, signInOwner, type Person } from '#tests/harness/server/people.ts'
import { newRecordId, sentOrder } from '#tests/harness/server/sentOrder.ts'
import { startShop, type Shop } from '#tests/harness/server/shopServer.ts'

let shop: Shop
let shopper: Person
let owner: Person

beforeAll(async () => {
  shop = await startShop({ folders: await minimalSite(), env: { DARZI_LIMITS: 'off' } })
  shopper = await newShopper(shop)
  owner = await signInOwner(shop)
})

afterAll(() => shop.stop())

async function placed(): Promise<string> {
  const body = sentOrder({ user: shopper.id })
  const made = await ask(shop, records('orders'), { method: 'POST', token: shopper.token, body })
  expect(made.status).toBe(200)
  return body.id
}

function move(id: string, body: object, { token } = owner) {
  return ask(shop, records('orders', id), { method: 'PATCH', token, body })
}

async function eventsOf(order: string, { token } = owner) {
  const path = `${records('order_events')}?filter=(order='${order}')&sort=seq`
  return itemsOf(await ask(shop, path, { token }))
}

describe('moving an order along', () => {
  it('goes step by step to the end, with an event for each', async () => {
    const id = await placed()
    const steps = ['confirmed', 'cutting', 'stitching', 'trial', 'alteration', 'trial', 'ready']
    for (const status of [...steps, 'delivered']) {
      expect(await move(id, { status }), status).toMatchObject({ status: 200, body: { status } })
    }
    const events = await eventsOf(id, shopper)
    expect(events.map(({ to }) => to)).toEqual(['placed', ...steps, 'delivered'])
    expect(events.at(-1)).toMatchObject({ from: 'ready', to: 'delivered', actor: 'owner' })
  })

  it.each(['cutting', 'delivered', 'placed', 'toString', ''])(
    'refuses to skip ahead to %j',
    async (status) => {
      const id = await placed()
      const { status: code, body } = await move(id, { status })
      expect(code).toBe(409)
      expect(body).toMatchObject({ code: 'illegalMove', data: { from: 'placed' } })
      expect(await eventsOf(id)).toHaveLength(1)
    },
  )

  it('lets a shopper cancel until the cloth is cut', async () => {
    const early = await placed()
    expect(await move(early, { status: 'cancelled', note: 'Sorry' }, shopper)).toMatchObject({
      status: 200,
      body: { status: 'cancelled' },
    })
    expect((await eventsOf(early, shopper)).at(-1)).toMatchObject({
      actor: 'shopper',
      note: 'Sorry',
    })
    const late = await placed()
    await move(late, { status: 'confirmed' })
    await move(late, { status: 'cutting' })
    expect(await move(late, { status: 'cancelled' }, shopper)).toMatchObject({ status: 409 })
  })

  it('goes back by one step for the house alone, with an event', async () => {
    const id = await placed()
    await move(id, { status: 'confirmed' })
    await move(id, { status: 'cutting' })
    expect((await move(id, { status: 'confirmed' }, shopper)).status).toBe(409)
    expect((await move(id, { status: 'placed' })).status).toBe(409)
    expect(await move(id, { status: 'confirmed', rev: 3 })).toMatchObject({
      status: 200,
      body: { status: 'confirmed', rev: 4 },
    })
    expect((await eventsOf(id, shopper)).at(-1)).toMatchObject({
      from: 'cutting',
      to: 'confirmed',
      actor: 'owner',
    })
  })

  it('withdraws the mail about a wrong step that has not left, and sends no other', async () => {
    const id = await placed()
    const subjects = async () => {
      const path = `${records('mails')}?filter=(cause='${id}'%26%26kind='status')&sort=created`
      return itemsOf(await ask(shop, path, { token: owner.token })).map(({ subject }) => subject)
    }
    await move(id, { status: 'confirmed' })
    const before = await subjects()
    expect(before).toHaveLength(1)
    await move(id, { status: 'cutting' })
    expect(await subjects()).toHaveLength(2)
    await move(id, { status: 'confirmed' })
    expect(await subjects()).toEqual(before)
  })

  it('lets a shopper do nothing else', async () => {
    const id = await placed()
    expect((await move(id, { status: 'confirmed' }, shopper)).status).toBe(409)
    expect((await move(id, { total: 1 }, shopper)).status).toBe(409)
    expect((await ask(shop, records('orders', id), { token: owner.token })).body).toMatchObject({
      status: 'placed',
      total: 42999,
      rev: 1,
    })
  })

  it('changes only the status, whatever else is sent', async () => {
    const id = await placed()
    const wishes = { total: 1, number: 'ET-2', email: 'x@example.com', user: '', lines: [] }
    const { body } = await move(id, { status: 'confirmed', ...wishes })
    expect(body).toMatchObject({ status: 'confirmed', total: 42999, user: shopper.id, rev: 2 })
    expect(body).not.toMatchObject({ number: 'ET-2' })
  })

  it('refuses a step that is based on an older state', async () => {
    const id = await placed()
    await move(id, { status: 'confirmed', rev: 1 })
    const { status, body } = await move(id, { status: 'cancelled', rev: 1 })
    expect(status).toBe(409)
    expect(body).toMatchObject({
      code: 'newerVersion',
      data: { record: { status: 'confirmed', rev: 2 } },
    })
  })

  it('happens once when two devices move it at once', async () => {
    const id = await placed()
    const both = await Promise.all([1, 2, 3, 4].map(() => move(id, { status: 'confirmed' })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    expect(await eventsOf(id)).toHaveLength(2)
  })
})

describe('the owner’s notes on an order', () => {
  it('are signed by the server', async () => {
    const order = await placed()
    const body = {
      id: newRecordId(),
      order,
      kind: 'payment',
      amount: 20000,
      method: 'UPI',
      actor: 'shopper',
    }
    const post = { method: 'POST', token: owner.token, body } as const
    expect((await ask(shop, records('order_events'), post)).status).toBe(200)
    expect((await eventsOf(order, shopper)).at(-1)).toMatchObject({
      kind: 'payment',
      amount: 20000,
      method: 'UPI',
      actor: 'owner',
    })
  })

  it('cannot be a status change', async () => {
    const order = await placed()
    const body = {
      id: newRecordId(),
      order,
      kind: 'status',
      from: 'placed',
      to: 'delivered',
      actor: 'owner',
    }
    const post = { method: 'POST', token: owner.token, body } as const
    expect((await ask(shop, records('order_events'), post)).status).toBe(400)
  })
})
