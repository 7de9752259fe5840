import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask, itemsOf, records } from '#tests/harness/server/ask.ts'
import { minimalSite } from '#tests/harness/server/minimalSite.ts'
import { newShopper, signInOwner, type Person } from '#tests/harness/server/people.ts'
import { sentOrder, suit } from '#tests/harness/server/sentOrder.ts'
import { startShop, type Shop } from '#tests/harness/server/shopServer.ts'

let shop: Shop
let owner: Person

beforeAll(async () => {
  shop = await startShop({ folders: await minimalSite() })
  owner = await signInOwner(shop)
})

afterAll(() => shop.stop())

async function place() {
  const order = sentOrder({ lines: [suit(), suit({ quantity: 2 })] })
  await ask(shop, records('orders'), { method: 'POST', body: order })
  return order.id
}

function measure(id: string, body: object, { token } = owner) {
  return ask(shop, `/api/owner/orders/${id}/measured`, { method: 'POST', token, body })
}

const taken = (values: object) => ({ set: '', setName: 'Taken at the counter', version: 1, values })

async function notesOf(order: string) {
  const path = `${records('order_events')}?filter=(order='${order}'%26%26kind='note')&sort=seq`
  return itemsOf(await ask(shop, path, { token: owner.token })).map(({ note }) => note)
}

it('A piece is measured after it was ordered, and again; the numbers before are noted', async () => {
  const id = await place()
  const first = { line: 1, before: {}, measurements: taken({ chest: 1016, waist: 863.6 }) }
  const { status, body } = await measure(id, first)
  expect(status).toBe(200)
  const { measurements } = first
  expect(body).toMatchObject({ rev: 1, lines: [{ quantity: 1 }, { quantity: 2, measurements }] })
  const again = {
    line: 1,
    before: { chest: 1016, waist: 863.6 },
    measurements: taken({ chest: 1041.4 }),
  }
  expect((await measure(id, again)).status).toBe(200)
  expect((await measure(id, again)).status).toBe(200)
  expect(await notesOf(id)).toEqual([
    'Navy Twill Suit was measured.',
    'Navy Twill Suit was measured again. Before: Chest 40 in, Waist 34 in.',
  ])
})

it('A piece that another desk has measured meanwhile is not overwritten unasked', async () => {
  const id = await place()
  await measure(id, { line: 0, before: {}, measurements: taken({ chest: 1000 }) })
  const late = await measure(id, { line: 0, before: {}, measurements: taken({ chest: 900 }) })
  expect(late).toMatchObject({ status: 409, body: { code: 'newerVersion' } })
  expect(await notesOf(id)).toHaveLength(1)
})

it.each([
  ['no line', { before: {}, measurements: taken({ chest: 1000 }) }, 400],
  ['a line that is not there', { line: 2, before: {}, measurements: taken({ chest: 1000 }) }, 404],
  ['no measurements', { line: 0, before: {} }, 400],
  ['a giant', { line: 0, before: {}, measurements: taken({ chest: 9000 }) }, 400],
])('Refuses %s', async (_name, body, status) => {
  expect((await measure(await place(), body)).status).toBe(status)
})

it('No shopper measures a piece at the house', async () => {
  const shopper = await newShopper(shop)
  const body = { line: 0, before: {}, measurements: taken({ chest: 1000 }) }
  expect((await measure(await place(), body, shopper)).status).toBe(401)
})
