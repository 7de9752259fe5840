import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Shipping } from '#domain/orders/shipping.ts'
import { SHIPPING } from '#tests/harness/data/shipping.ts'
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

async function place(user?: Person) {
  const lines = [suit(), suit({ quantity: 2 })]
  const body = sentOrder({ lines, user: user?.id ?? '' })
  const sender = user && { token: user.token }
  expect((await ask(shop, records('orders'), { method: 'POST', body, ...sender })).status).toBe(200)
  return body.id
}

async function notesOf(order: string, { token } = owner) {
  const path = `${records('order_events')}?filter=(order='${order}'%26%26kind='note')&sort=seq`
  return itemsOf(await ask(shop, path, { token })).map(({ note }) => note)
}

describe('The measurements of a piece', () => {
  function measure(id: string, body: object, { token } = owner) {
    return ask(shop, `/api/owner/orders/${id}/measured`, { method: 'POST', token, body })
  }

  const taken = (values: object) => ({
    set: '',
    setName: 'Entered by the house',
    version: 1,
    values,
  })

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

  it('Measurements that another desk has entered meanwhile are not overwritten without asking', async () => {
    const id = await place()
    await measure(id, { line: 0, before: {}, measurements: taken({ chest: 1000 }) })
    const late = await measure(id, { line: 0, before: {}, measurements: taken({ chest: 900 }) })
    expect(late).toMatchObject({ status: 409, body: { code: 'newerVersion' } })
    expect(await notesOf(id)).toHaveLength(1)
  })

  it.each([
    ['no line', { before: {}, measurements: taken({ chest: 1000 }) }, 400],
    [
      'a line that is not there',
      { line: 2, before: {}, measurements: taken({ chest: 1000 }) },
      404,
    ],
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
})

describe('The details of a customer', () => {
  function correct(id: string, change: Partial<Shipping>, before = {}, { token } = owner) {
    const body = { before: { ...SHIPPING, ...before }, shipping: { ...SHIPPING, ...change } }
    return ask(shop, `/api/owner/orders/${id}/shipping`, { method: 'POST', token, body })
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

  it('An order sent again after its number and e-mail were corrected is the same order', async () => {
    const sent = sentOrder()
    const send = (body: object) => ask(shop, records('orders'), { method: 'POST', body })
    expect((await send(sent)).status).toBe(200)
    expect(
      (await correct(sent.id, { phone: '91234 56780', email: 'rao@example.com' })).status,
    ).toBe(200)
    const again = await send({ ...sent, email: 'Asha@Example.com', phone: '098765-43210' })
    expect(again).toMatchObject({ status: 200, body: { id: sent.id } })
    expect(again.body).not.toHaveProperty('senderHash')
    // Neither the corrected address nor a guessed one shows a stranger the order.
    for (const email of ['rao@example.com', 'eve@example.com']) {
      const strange = await send({ ...sent, email, phone: '91234 56780' })
      expect(strange).toMatchObject({ status: 400, body: { code: 'orderRefused' } })
    }
  })

  it('Details too long for one note are corrected, and the note is cut short', async () => {
    const long = {
      firstName: 'A'.repeat(80),
      lastName: 'B'.repeat(80),
      email: `${'c'.repeat(60)}@${'d'.repeat(60)}.${'e'.repeat(60)}.com`,
      address: 'F'.repeat(400),
      city: 'G'.repeat(100),
      state: 'H'.repeat(100),
      country: 'I'.repeat(80),
      zipCode: 'J'.repeat(16),
    }
    const sent = sentOrder(long)
    const placed = await ask(shop, records('orders'), { method: 'POST', body: sent })
    expect(placed.status).toBe(200)
    const change = { ...SHIPPING, phone: '91234 56780' }
    expect((await correct(sent.id, change, { ...SHIPPING, ...long })).status).toBe(200)
    const [note] = await notesOf(sent.id)
    expect(note).toMatch(/^The customer’s details were corrected\. Before: First name A+, .*…$/)
    expect([...String(note)].length).toBeLessThanOrEqual(1000)
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
})
