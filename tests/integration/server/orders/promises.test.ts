import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dateOf, shopDay } from '#domain/base/day.ts'
import { parseShop } from '#domain/shop/parseShop.ts'
import { promiseFor, type Load } from '#domain/workroom/promise.ts'
import { publicWorkroom, type Work } from '#domain/workroom/workroom.ts'
import { ask, itemsOf, records } from '#tests/harness/server/ask.ts'
import { minimalSite } from '#tests/harness/server/minimalSite.ts'
import { newShopper, signInOwner, type Person } from '#tests/harness/server/people.ts'
import { sentOrder, suit } from '#tests/harness/server/sentOrder.ts'
import { startShop, type Shop } from '#tests/harness/server/shopServer.ts'
import { WORKROOM } from '#tests/harness/data/workroom.ts'

const SHOP_PATH = records('shop', 'shop00000000000')

let shop: Shop
let owner: Person

beforeAll(async () => {
  shop = await startShop({ folders: await minimalSite() })
  owner = await signInOwner(shop)
})

afterAll(() => shop.stop())

async function saveWorkroom(workroom: unknown) {
  return ask(shop, SHOP_PATH, { method: 'PATCH', token: owner.token, body: { workroom } })
}

async function place(quantity: number, more: object = {}) {
  const body = sentOrder({ lines: [suit({ quantity })], ...more })
  return (await ask(shop, records('orders'), { method: 'POST', body })).body
}

/** What a phone would show, from what any visitor can read. */
async function onPhone(work: Work[]) {
  const settings = parseShop((await ask(shop, SHOP_PATH)).body)
  const { load } = (await ask(shop, '/api/workroom/load')).body
  if (!settings.ok || !settings.value.workroom) return undefined
  const today = dateOf(shopDay(Date.now()))
  return promiseFor(settings.value.workroom, { load: load as Load, isCurrent: true }, work, today)
}

describe('without settings of the workroom', () => {
  it('nothing is promised, and the load is empty', async () => {
    expect(await place(1)).toMatchObject({ trialDate: '', dueDate: '', pieces: 1 })
    expect((await ask(shop, '/api/workroom/load')).body).toEqual({ load: {} })
  })
})

describe('the settings of the workroom', () => {
  it('are refused when no day can be promised from them', async () => {
    for (const wrong of [{ ...WORKROOM, piecesPerDay: 0 }, { leadTimes: 'soon' }, [], 7]) {
      expect(await saveWorkroom(wrong)).toMatchObject({
        status: 400,
        body: { code: 'refused', data: { fields: { workroom: 'refused' } } },
      })
    }
  })

  it('tell only the owner how much of the lead time is reserve', async () => {
    expect((await saveWorkroom(WORKROOM)).body).toMatchObject({ workroom: WORKROOM })
    const own = await ask(shop, SHOP_PATH, { token: owner.token })
    expect(own.body['workroom']).toEqual(WORKROOM)
    const shopper = await newShopper(shop)
    for (const token of ['', shopper.token]) {
      const seen = (await ask(shop, SHOP_PATH, { token })).body['workroom']
      expect(seen).toEqual(publicWorkroom(WORKROOM))
    }
  })

  it('cannot be inferred by filtering either', async () => {
    const shopper = await newShopper(shop)
    const wanted = encodeURIComponent(`workroom.bufferDays = ${WORKROOM.bufferDays}`)
    for (const question of [`filter=${wanted}`, 'sort=workroom.bufferDays']) {
      const path = `${records('shop')}?${question}`
      for (const token of ['', shopper.token])
        expect(itemsOf(await ask(shop, path, { token })), question).toEqual([])
      expect(itemsOf(await ask(shop, path, { token: owner.token })), question).toHaveLength(1)
    }
  })
})

describe('an order', () => {
  it('is promised the days that the phone shows, while the workroom fills up', async () => {
    const days = new Set<string>()
    for (const quantity of [1, 30, 40, 3, 40, 1]) {
      const shown = await onPhone([{ category: 'Suits', quantity }])
      const order = await place(quantity)
      expect(shown).toMatchObject({ trialDate: order['trialDate'], dueDate: order['dueDate'] })
      days.add(String(order['dueDate']))
    }
    expect(days.size).toBeGreaterThan(2)
  })

  it('of more than ten days’ work has no day, and takes no other’s, until the owner sets one', async () => {
    const load = async () => (await ask(shop, '/api/workroom/load')).body
    const before = await load()
    const large = await place(99)
    expect(large).toMatchObject({ pieces: 99, trialDate: '', dueDate: '' })
    expect(await onPhone([{ category: 'Suits', quantity: 99 }])).toBeUndefined()
    expect(await load()).toEqual(before)
    const body = { trialDate: '', dueDate: '2030-03-01', reason: '', rev: 1 }
    const path = `/api/owner/orders/${String(large['id'])}/dates`
    const agreed = await ask(shop, path, { method: 'POST', token: owner.token, body })
    expect(agreed.status).toBe(200)
    expect(await load()).toMatchObject({ load: { '2030-03-01': 99 } })
  })

  it('keeps what the shopper was shown and wished, and the server decides the rest', async () => {
    const wishes = { neededBy: '2030-01-31', shownDate: '2026-01-01' }
    const forged = { dueDate: '2026-01-02', trialDate: '2026-01-02', pieces: 0 }
    const order = await place(1, { ...wishes, ...forged })
    expect(order).toMatchObject({ ...wishes, pieces: 1 })
    expect(order['dueDate']).not.toBe(forged.dueDate)
    expect(await place(1, { neededBy: 'soon', shownDate: 7 })).toMatchObject({
      neededBy: '',
      shownDate: '',
    })
  })

  it('leaves the load once it is cancelled', async () => {
    const before = (await ask(shop, '/api/workroom/load')).body
    const { id, rev } = await place(5)
    expect((await ask(shop, '/api/workroom/load')).body).not.toEqual(before)
    const cancel = { status: 'cancelled', rev }
    const path = records('orders', String(id))
    await ask(shop, path, { method: 'PATCH', token: owner.token, body: cancel })
    expect((await ask(shop, '/api/workroom/load')).body).toEqual(before)
  })
})

describe('a change of a promised day', () => {
  it('is shown to the shopper with its reason, and to nobody else', async () => {
    const shopper = await newShopper(shop)
    const body = sentOrder({ user: shopper.id })
    const { token } = shopper
    const placed = await ask(shop, records('orders'), { method: 'POST', token, body })
    const { id, dueDate, trialDate, rev } = placed.body
    const dates = { trialDate, dueDate: '2031-03-04', rev, reason: 'The cloth came\u0007 late.' }
    const path = `/api/owner/orders/${String(id)}/dates`
    await ask(shop, path, { method: 'POST', token: owner.token, body: dates })
    const events = `${records('order_events')}?sort=seq&filter=${encodeURIComponent(`order="${String(id)}"`)}`
    const seen = await ask(shop, events, { token })
    expect(seen.body['items']).toMatchObject([
      { kind: 'status', to: 'placed' },
      { kind: 'trialDate', from: '', to: trialDate },
      { kind: 'dueDate', from: '', to: dueDate, actor: 'shopper' },
      {
        kind: 'dueDate',
        from: dueDate,
        to: '2031-03-04',
        note: 'The cloth came late.',
        actor: 'owner',
      },
    ])
    expect((await ask(shop, events)).body['items']).toEqual([])
    const forged = { order: id, kind: 'dueDate', from: '', to: '2026-11-24', actor: 'owner' }
    const forgery = { method: 'POST', token, body: forged } as const
    expect((await ask(shop, records('order_events'), forgery)).status).toBe(400)
  })
})

describe('the promised days of an order', () => {
  it('stay as they are when a day is sent that no calendar has, or none at all', async () => {
    const { id, rev, trialDate, dueDate } = await place(1)
    const path = `/api/owner/orders/${String(id)}/dates`
    for (const wrong of [{ dueDate: '2031-02-30', trialDate: '' }, { dueDate: '2031-03-04' }, {}]) {
      const body = { rev, reason: '', ...wrong }
      const answer = await ask(shop, path, { method: 'POST', token: owner.token, body })
      expect(answer, JSON.stringify(wrong)).toMatchObject({
        status: 400,
        body: { code: 'refused' },
      })
    }
    const now = await ask(shop, records('orders', String(id)), { token: owner.token })
    expect(now.body).toMatchObject({ rev, trialDate, dueDate })
  })
})

describe('the promises that the workroom kept', () => {
  const kept = async (token: string) => ask(shop, '/api/owner/kept-promises', { token })

  it('are counted by the first promised day of orders that were not cancelled', async () => {
    const before = (await kept(owner.token)).body
    await saveWorkroom(null)
    const late = await place(1)
    const cancelled = await place(1)
    await saveWorkroom(WORKROOM)
    for (const { id, rev } of [late, cancelled]) {
      const path = `/api/owner/orders/${String(id)}/dates`
      const dates = { trialDate: '', dueDate: '2026-11-01', rev, reason: '' }
      const moved = await ask(shop, path, { method: 'POST', token: owner.token, body: dates })
      const again = { ...dates, dueDate: '2031-03-04', rev: moved.body['rev'], reason: 'Cloth.' }
      await ask(shop, path, { method: 'POST', token: owner.token, body: again })
    }
    await place(1)
    const { id } = cancelled
    const { rev } = (await ask(shop, records('orders', String(id)), { token: owner.token })).body
    const cancel = { status: 'cancelled', rev }
    const path = records('orders', String(id))
    await ask(shop, path, { method: 'PATCH', token: owner.token, body: cancel })
    expect(before).toEqual({ promised: 0, kept: 0 })
    expect((await kept(owner.token)).body).toEqual({ promised: 1, kept: 0 })
  })

  it('do not include one whose move to ready was taken back', async () => {
    await saveWorkroom(null)
    const { id, rev } = await place(1)
    await saveWorkroom(WORKROOM)
    const before = (await kept(owner.token)).body
    const dates = { trialDate: '', dueDate: '2026-11-01', rev, reason: '' }
    const post = { method: 'POST', token: owner.token, body: dates } as const
    await ask(shop, `/api/owner/orders/${String(id)}/dates`, post)
    const move = async (status: string) => {
      const body = { status, day: '2026-10-30' }
      const path = records('orders', String(id))
      return (await ask(shop, path, { method: 'PATCH', token: owner.token, body })).status
    }
    for (const status of ['confirmed', 'cutting', 'stitching', 'trial', 'ready'])
      expect(await move(status)).toBe(200)
    const { promised } = (await kept(owner.token)).body
    expect((await kept(owner.token)).body).toMatchObject({ kept: Number(before['kept']) + 1 })
    expect(await move('trial')).toBe(200)
    expect((await kept(owner.token)).body).toEqual({ promised, kept: before['kept'] })
  })

  it('are visible to the owner only', async () => {
    const shopper = await newShopper(shop)
    for (const token of ['', shopper.token]) expect((await kept(token)).status).toBe(401)
  })
})
