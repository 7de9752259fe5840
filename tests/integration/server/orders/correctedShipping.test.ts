import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Shipping } from '#domain/orders/shipping.ts'
import { SHIPPING } from '#tests/harness/data/shipping.ts'
import { ask, itemsOf, records } from '#tests/harness/server/ask.ts'
import { minimalSite } from '#tests/harness/server/minimalSite.ts'
import { newShopper, signInOwner, type Person } from '#tests/harness/server/people.ts'
import { sentOrder } from '#tests/harness/server/sentOrder.ts'
import { startShop, type Shop } from '#tests/harness/server/shopServer.ts'

let shop: Shop
let owner: Person

beforeAll(async () => {
  shop = await startShop({ folders: await minimalSite() })
  owner = await signInOwner(shop)
})

afterAll(() => shop.stop())

async function place(user?: Person) {
  const order = sentOrder({ user: user?.id ?? '' })
  const sender = user && { token: user.token }
  const path = records('orders')
  expect((await ask(shop, path, { method: 'POST', body: order, ...sender })).status).toBe(200)
  return order.id
}

function correct(id: string, change: Partial<Shipping>, before = {}, { token } = owner) {
  const body = { before: { ...SHIPPING, ...before }, shipping: { ...SHIPPING, ...change } }
  return ask(shop, `/api/owner/orders/${id}/shipping`, { method: 'POST', token, body })
}

async function notesOf(order: string, { token } = owner) {
  const path = `${records('order_events')}?filter=(order='${order}'%26%26kind='note')&sort=seq`
  return itemsOf(await ask(shop, path, { token })).map(({ note }) => note)
}

it('A wrong number and address are corrected once, and a note for the house keeps them', async () => {
  const shopper = await newShopper(shop)
  const id = await place(shopper)
  const change = { phone: '91234 56780', address: '12 Park Street' }
  const { status, body } = await correct(id, change)
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { phone: '91234 56780', address: '12 Park Street', city: SHIPPING.city },
  })
  expect((await correct(id, change)).status).toBe(200)
  const note = `The customer’s details were corrected. Before: WhatsApp number ${SHIPPING.phone}, Address ${SHIPPING.address}.`
  expect(await notesOf(id)).toEqual([note])
  expect(await notesOf(id, shopper)).toEqual([])
  const seen = await ask(shop, records('orders', id), { token: shopper.token })
  expect(seen.body).toMatchObject({ address: '12 Park Street' })
})

it('A correction of another desk is not overwritten unasked', async () => {
  const id = await place()
  await correct(id, { city: 'Nashik' })
  const late = await correct(id, { city: 'Nagpur' })
  expect(late).toMatchObject({ status: 409, body: { code: 'newerVersion' } })
  expect((await correct(id, { city: 'Nagpur' }, { city: 'Nashik' })).status).toBe(200)
})

it.each([
  ['no address', { address: ' ' }, { address: 'required' }],
  ['a number without enough digits', { phone: '12345' }, { phone: 'phoneInvalid' }],
  ['no e-mail address', { email: 'asha' }, { email: 'emailInvalid' }],
  ['a PIN that does not exist', { zipCode: '011001' }, { zipCode: 'pinInvalid' }],
])('Refuses %s, and names the field', async (_name, change, fields) => {
  const id = await place()
  expect(await correct(id, change)).toMatchObject({ status: 400, body: { data: { fields } } })
  expect(await notesOf(id)).toEqual([])
})

it('An order that does not exist is not found', async () => {
  expect((await correct('mworder00000009', { city: 'Nashik' })).status).toBe(404)
})

it('No shopper corrects the details of an order, not even of their own', async () => {
  const shopper = await newShopper(shop)
  const id = await place(shopper)
  expect((await correct(id, { city: 'Nashik' }, {}, shopper)).status).toBe(401)
})
