import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dateOf, dayOf, shopDate } from '#domain/base/day.ts'
import type { FittingSettings } from '#domain/fittings/fittingSettings.ts'
import { weekdayOf } from '#domain/workroom/promise.ts'
import { ask, itemsOf, records } from '#tests/harness/server/ask.ts'
import { fillDisk } from '#tests/harness/server/fillDisk.ts'
import { listen } from '#tests/harness/server/listen.ts'
import { minimalSite } from '#tests/harness/server/minimalSite.ts'
import { newShopper, signInOwner, type Person } from '#tests/harness/server/people.ts'
import { newRecordId, sentOrder } from '#tests/harness/server/sentOrder.ts'
import { startShop, type Shop } from '#tests/harness/server/shopServer.ts'

/** Every day, one customer at a time, three slots a day. */
const SETTINGS: FittingSettings = {
  hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, from: '10:00', until: '11:30' })),
  minutes: 30,
  atOnce: 1,
  homeVisits: false,
  daysAhead: 150,
}

const DETAILS = { kind: 'firstTrial', place: 'shop' } as const

let shop: Shop
let owner: Person
let nextDay = (dayOf(shopDate(Date.now())) ?? 0) + 2

beforeAll(async () => {
  shop = await startShop({ folders: await minimalSite(), env: { DARZI_LIMITS: 'off' } })
  owner = await signInOwner(shop)
  expect((await settings(SETTINGS)).status).toBe(200)
})

afterAll(() => shop.stop())

function settings(fittings: unknown) {
  const path = records('shop', 'shop00000000000')
  return ask(shop, path, { method: 'PATCH', token: owner.token, body: { fittings } })
}

/** A day that no other test uses. */
function someDay(): string {
  nextDay += 2
  return dateOf(nextDay)
}

async function placed(user?: Person) {
  const body = sentOrder(user ? { user: user.id } : {})
  const token = user?.token ?? ''
  const made = await ask(shop, records('orders'), { method: 'POST', token, body })
  expect(made.status, JSON.stringify(made.body)).toBe(200)
  return { id: body.id, token: String(made.body['payToken']), number: made.body['number'] }
}

const page = (token: string) => ask(shop, `/api/fittings/${token}`)

function send(token: string, wish: object) {
  const body = { id: newRecordId(), ...wish }
  return ask(shop, `/api/fittings/${token}`, { method: 'POST', body })
}

function book(token: string, date: string, time = '10:00', more: object = {}) {
  return send(token, { what: 'book', ...DETAILS, date, time, ...more })
}

function set(id: string, sent: object, token = owner.token) {
  return ask(shop, `/api/owner/fittings/${id}`, { method: 'POST', token, body: sent })
}

const fittingIn = ({ body }: { body: Record<string, unknown> }, at = 0) => {
  const fittings: unknown = body['fittings']
  return Array.isArray(fittings) ? fittings.map((one: Record<string, unknown>) => one)[at] : {}
}

describe('a wish for a fitting', () => {
  it('is granted where the slot is free, and is answered with the page', async () => {
    const { token, number } = await placed()
    const date = someDay()
    const id = newRecordId()
    const booked = await book(token, date, '10:30', { id })
    const wished = { wishedDate: date, wishedTime: '10:30' }
    const fitting = { id, ...DETAILS, date, time: '10:30', status: 'confirmed', ...wished, rev: 1 }
    const shown = {
      number,
      house: 'Ember & Thread',
      trialDate: '',
      isOpen: true,
      fittings: [fitting],
    }
    expect(booked).toMatchObject({ status: 200, body: { id, ...shown } })
    const seen = await page(token)
    expect(seen.body).toEqual(shown)
    expect(seen.headers.get('Cache-Control')).toBe('no-store')
  })

  it('for a slot that is taken gets the next one as a proposal, which names the wish', async () => {
    const date = someDay()
    await book((await placed()).token, date)
    const { token } = await placed()
    expect(fittingIn(await book(token, date))).toMatchObject({
      time: '10:30',
      status: 'proposed',
      wishedDate: date,
      wishedTime: '10:00',
    })
  })

  it('sent by twelve phones at once for one slot gives each another, none twice', async () => {
    const date = someDay()
    const orders = await Promise.all(Array.from({ length: 6 }, () => placed()))
    const ids = orders.map(() => newRecordId())
    const twice = [...orders, ...orders].map(({ token }, at) =>
      book(token, date, '10:00', { id: ids[at % orders.length] }),
    )
    const given = (await Promise.all(twice)).map((answer) => {
      expect(answer.status).toBe(200)
      const { date: day, time } = fittingIn(answer) ?? {}
      return `${String(day)} ${String(time)}`
    })
    expect(new Set(given.slice(0, 6)).size).toBe(6)
    expect(given.slice(6)).toEqual(given.slice(0, 6))
    const next = dateOf((dayOf(date) ?? 0) + 1)
    const times = ['10:00', '10:30', '11:00']
    expect([...new Set(given)].sort()).toEqual(
      [date, next].flatMap((day) => times.map((time) => `${day} ${time}`)),
    )
    nextDay += 1
  })

  it('that repeats after its answer was lost books once', async () => {
    const { token } = await placed()
    const id = newRecordId()
    const date = someDay()
    const first = await book(token, date, '10:00', { id })
    const again = await book(token, date, '11:00', { id })
    expect(again.body).toEqual(first.body)
  })

  it('for a trial that is booked already is kept for the house to answer', async () => {
    const { token } = await placed()
    const date = someDay()
    await book(token, date)
    expect(fittingIn(await book(token, date, '11:00'))).toMatchObject({
      time: '10:00',
      status: 'changeAsked',
      wishedTime: '11:00',
    })
  })

  it('never gets a closed day, a day too far ahead, or a day before the promised trial', async () => {
    const { token } = await placed()
    const day = nextDay + 3
    const weekday = weekdayOf(day)
    const hours = SETTINGS.hours.filter((line) => line.weekday !== weekday)
    await settings({ ...SETTINGS, hours })
    expect(fittingIn(await book(token, dateOf(day)))).toMatchObject({ date: dateOf(day + 1) })
    await settings(SETTINGS)
    const far = await placed()
    expect(await book(far.token, dateOf(nextDay + 400))).toMatchObject({
      status: 409,
      body: { code: 'noFreeSlot' },
    })
    const trial = dateOf(nextDay + 20)
    const dates = { rev: 1, trialDate: trial, dueDate: trial, reason: '' }
    const late = await placed()
    const path = `/api/owner/orders/${late.id}/dates`
    await ask(shop, path, { method: 'POST', token: owner.token, body: dates })
    expect(fittingIn(await book(late.token, someDay()))).toMatchObject({ date: trial })
    nextDay += 20
  })

  it('is refused for an order that is cancelled, and its slot is free again', async () => {
    const order = await placed()
    const date = someDay()
    await book(order.token, date)
    const cancel = { method: 'PATCH', token: owner.token, body: { status: 'cancelled' } } as const
    await ask(shop, records('orders', order.id), cancel)
    const second = { kind: 'secondTrial' }
    expect(await book(order.token, date, '11:00', second)).toMatchObject({
      status: 409,
      body: { code: 'fittingsClosed' },
    })
    expect(fittingIn(await book((await placed()).token, date))).toMatchObject({ time: '10:00' })
  })
})

describe('an answer', () => {
  it('agrees to what the house proposed, once, and asks for another day', async () => {
    const { id: order, token } = await placed()
    const id = newRecordId()
    const date = someDay()
    const slot = { date, time: '10:15' }
    await set(id, { order, ...DETAILS, ...slot, status: 'proposed', base: 0 })
    const answer = (status: string, more: object = {}) =>
      send(token, { what: 'answer', fitting: id, status, ...slot, ...more })
    expect(fittingIn(await answer('confirmed'))).toMatchObject({ status: 'confirmed', rev: 1 })
    expect(fittingIn(await answer('confirmed'))).toMatchObject({ status: 'confirmed' })
    expect(fittingIn(await answer('changeAsked'))).toMatchObject({ status: 'changeAsked' })
  })

  it('to a slot that the house has moved meanwhile changes nothing', async () => {
    const { id: order, token } = await placed()
    const id = newRecordId()
    const date = someDay()
    const later = someDay()
    const proposed = { order, ...DETAILS, time: '10:00', status: 'proposed' }
    await set(id, { ...proposed, date, base: 0 })
    await set(id, { ...proposed, date: later, base: 1 })
    const late = { what: 'answer', fitting: id, status: 'confirmed', date, time: '10:00' }
    expect(fittingIn(await send(token, late))).toMatchObject({ date: later, status: 'proposed' })
  })
})

describe('a wish whose answer was lost, sent again, changes nothing', () => {
  /** The owner sets a first trial, and later moves it. */
  async function fittingOfHouse(status = 'proposed') {
    const { id: order, token } = await placed()
    const id = newRecordId()
    const date = someDay()
    let base = 0
    const move = async (time: string, to = status) => {
      const sent = { order, ...DETAILS, date, time, status: to, base }
      expect((await set(id, sent)).status).toBe(200)
      base += 1
    }
    await move('10:00')
    return { token, id, date, move, now: async () => fittingIn(await page(token)) }
  }

  it('after the house has proposed another slot', async () => {
    const { token, date, move, now } = await fittingOfHouse()
    const late = { id: newRecordId() }
    const another = await book(token, date, '11:00', late)
    expect(fittingIn(another)).toMatchObject({ status: 'changeAsked', wishedTime: '11:00' })
    await move('10:30')
    await book(token, date, '11:00', late)
    expect(await now()).toMatchObject({ time: '10:30', status: 'proposed', wishedTime: '' })
    await book(token, date, '11:00')
    expect(await now()).toMatchObject({ status: 'changeAsked', wishedTime: '11:00' })
  })

  it('after the house has cancelled the trial', async () => {
    const { token, date, move, now } = await fittingOfHouse()
    const late = { id: newRecordId() }
    await book(token, date, '11:00', late)
    await move('10:00', 'cancelled')
    expect((await book(token, date, '11:00', late)).body['fittings']).toHaveLength(1)
    expect(await now()).toMatchObject({ status: 'cancelled' })
  })

  it('after the house has moved a trial that suited the customer', async () => {
    const { token, date, move, now } = await fittingOfHouse('confirmed')
    const late = { id: newRecordId() }
    await book(token, date, '10:00', late)
    await move('10:30', 'proposed')
    await book(token, date, '10:00', late)
    expect(await now()).toMatchObject({ time: '10:30', status: 'proposed', wishedTime: '' })
  })

  it('after both have agreed in the chat, and another device has answered', async () => {
    const { token, id: fitting, date, move, now } = await fittingOfHouse()
    const answer = { what: 'answer', fitting, status: 'changeAsked', date, time: '10:00' }
    const late = { ...answer, id: newRecordId() }
    expect(fittingIn(await send(token, late))).toMatchObject({ status: 'changeAsked' })
    await send(token, { ...answer, status: 'confirmed' })
    await move('10:00', 'confirmed')
    await send(token, late)
    expect(await now()).toMatchObject({ status: 'confirmed' })
    await send(token, answer)
    expect(await now()).toMatchObject({ status: 'changeAsked' })
  })
})

describe('what the owner sets', () => {
  it('is compared by revision, and takes a slot that is full', async () => {
    const date = someDay()
    await book((await placed()).token, date)
    const { id: order } = await placed()
    const id = newRecordId()
    const sent = { order, ...DETAILS, date, time: '10:00', status: 'proposed' }
    expect(await set(id, { ...sent, base: 0 })).toMatchObject({ status: 200, body: { rev: 1 } })
    expect(await set(id, { ...sent, base: 0, time: '10:30' })).toMatchObject({
      status: 409,
      body: { code: 'newerVersion', data: { record: { id, rev: 1 } } },
    })
    for (const [base, status] of [
      [1, 'confirmed'],
      [2, 'done'],
    ] as const) {
      const answer = await set(id, { ...sent, base, status })
      expect(answer).toMatchObject({ body: { rev: base + 1, status } })
    }
    const another = await set(newRecordId(), { ...sent, base: 0 })
    expect(another).toMatchObject({ status: 409, body: { code: 'fittingExists' } })
  })

  it('cannot come from anyone else, nor name another order', async () => {
    const order = await placed()
    const other = await placed()
    const id = newRecordId()
    const sent = { order: order.id, ...DETAILS, date: someDay(), time: '10:00', status: 'done' }
    const stranger = await newShopper(shop)
    for (const token of ['', stranger.token])
      expect((await set(id, { ...sent, base: 0 }, token)).status).toBe(401)
    expect((await set(id, { ...sent, base: 0 })).status).toBe(200)
    expect((await set(id, { ...sent, order: other.id, base: 1 })).status).toBe(400)
    expect((await set('no', { ...sent, base: 0 })).status).toBe(400)
    expect((await set(newRecordId(), { ...sent, date: 'soon', base: 0 })).status).toBe(400)
  })

  it('settings that yield no slot are refused', async () => {
    expect((await settings({ ...SETTINGS, atOnce: 0 })).status).toBe(400)
    expect((await settings({ ...SETTINGS, hours: 'always' })).status).toBe(400)
  })
})

describe('someone without the address of the page', () => {
  it('finds nothing by guessing, and answers no fitting of another order', async () => {
    const { id, token } = await placed()
    const booked = await book(token, someDay())
    const { id: fitting, date, time } = fittingIn(booked) ?? {}
    for (const wrong of [id, 'a'.repeat(32), token.slice(1), token.toUpperCase(), '%25'])
      expect((await page(wrong)).status, wrong).toBe(404)
    const other = await placed()
    const answer = { what: 'answer', fitting, status: 'changeAsked', date, time }
    expect((await send(other.token, answer)).status).toBe(404)
    const taken = { what: 'book', ...DETAILS, id: fitting, date, time }
    expect((await send(other.token, taken)).status).toBe(400)
    for (const wish of [{}, { what: 'book' }, { ...answer, status: 'done' }, { ...answer, id: '' }])
      expect((await send(token, wish)).status).toBe(400)
    expect(fittingIn(await page(token))).toMatchObject({ status: 'confirmed' })
  })

  it('learns none from the journal of a server that cannot store', async () => {
    const { token } = await placed()
    fillDisk(shop, true)
    const claim = { method: 'POST', body: { reference: '612345678901' } } as const
    const answers = [
      await book(token, someDay()),
      await ask(shop, `/api/pay/${token}/claim`, claim),
    ]
    fillDisk(shop, false)
    expect(answers.map(({ status }) => status)).toEqual([503, 503])
    expect(shop.output()).toContain('not stored (/api/fittings/{token})')
    expect(shop.output()).toContain('not stored (/api/pay/{token}/claim)')
    expect(shop.output()).not.toContain(token)
  })

  it('learns how many are taken at each slot, and nothing about whose they are', async () => {
    const date = someDay()
    await book((await placed()).token, date)
    const { body } = await ask(shop, '/api/fittings/taken')
    expect(Object.keys(body)).toEqual(['taken'])
    expect(body['taken']).toMatchObject({ [`${date} 10:00`]: 1 })
  })
})

it('a shopper reads her own fittings, and the desk syncs each through its order', async () => {
  const mine = await newShopper(shop)
  const other = await newShopper(shop)
  const { id: order, token } = await placed(mine)
  const stream = await listen(shop, ['orders/*'], owner.token)
  await book(token, someDay())
  await expect.poll(() => stream.messages.length).toBeGreaterThan(0)
  stream.stop()
  const path = `${records('fittings')}?filter=(order='${order}')`
  const read = async (person: Person) => itemsOf(await ask(shop, path, { token: person.token }))
  expect(await read(mine)).toMatchObject([{ order, kind: 'firstTrial' }])
  expect(await read(other)).toEqual([])
})
