import { MEASUREMENT_FIELDS } from '#domain/length/measurement.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask, itemsOf, records } from '#tests/harness/server/ask.ts'
import { minimalSite } from '#tests/harness/server/minimalSite.ts'
import { newShopper, signInOwner, type Person } from '#tests/harness/server/people.ts'
import { newRecordId, sentOrder } from '#tests/harness/server/sentOrder.ts'
import { startShop, type Shop } from '#tests/harness/server/shopServer.ts'

let shop: Shop
let owner: Person

beforeAll(async () => {
  shop = await startShop({ folders: await minimalSite(), env: { DARZI_LIMITS: 'off' } })
  owner = await signInOwner(shop)
})

afterAll(() => shop.stop())

function send(collection: string, body: object, token = '') {
  return ask(shop, records(collection), { method: 'POST', token, body })
}

async function stored(collection: string, filter: string, { token } = owner) {
  return itemsOf(await ask(shop, `${records(collection)}?filter=(${filter})`, { token }))
}

describe('a subscription', () => {
  it('is answered the same the first time and again', async () => {
    const email = `${newRecordId()}@Example.com`
    const first = await send('subscribers', { id: newRecordId(), email })
    const again = await send('subscribers', { id: newRecordId(), email: email.toUpperCase() })
    expect([first.status, again.status]).toEqual([200, 200])
    const shape = ({ body }: typeof first) => Object.keys(body).sort()
    expect(shape(again)).toEqual(shape(first))
    expect(again.body).toMatchObject({ email: email.toLowerCase(), status: 'active' })
    expect(again.body['timestamp']).toMatch(/^\d{4}-/)
    expect(await stored('subscribers', `email='${email.toLowerCase()}'`)).toHaveLength(1)
  })

  it.each(['', 'nobody', 'a b@c.d', 'x@y'])('requires a valid address: %j', async (email) => {
    expect((await send('subscribers', { id: newRecordId(), email })).status).toBe(400)
  })

  it('cannot set its own status', async () => {
    const { body } = await send('subscribers', {
      id: newRecordId(),
      email: `${newRecordId()}@example.com`,
      status: 'stopped',
    })
    expect(body['status']).toBe('active')
  })
})

describe('an appointment', () => {
  const request = (changes: object = {}) => ({
    id: newRecordId(),
    name: 'Asha Rao',
    email: 'asha@example.com',
    phone: '+91 98765 43210',
    service: 'made-to-measure',
    message: 'Saturday morning?',
    ...changes,
  })

  it('is stored once however often it is sent', async () => {
    const body = request()
    const answers = await Promise.all(Array.from({ length: 10 }, () => send('appointments', body)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await stored('appointments', `id='${body.id}'`)).toHaveLength(1)
    expect(await stored('mails', `cause='${body.id}'`)).toHaveLength(1)
  })

  it('reveals nothing about another person’s id', async () => {
    const body = request()
    await send('appointments', body)
    const other = await send('appointments', request({ id: body.id, email: 'x@example.com' }))
    expect(other.status).toBe(400)
    expect(JSON.stringify(other.body)).not.toContain('asha')
  })

  it.each([
    ['service', 'plumbing'],
    ['phone', 'call me'],
    ['phone', '12345'],
    ['phone', '(415) 555-2671'],
    ['message', ''],
    ['name', 'x'.repeat(161)],
  ])('is refused with %s as %s', async (field, value) => {
    expect((await send('appointments', request({ [field]: value }))).status).toBe(400)
  })
})

describe('a shopper’s own records', () => {
  it('are stored once, and refused when the id belongs to another account', async () => {
    const mine = await newShopper(shop)
    const other = await newShopper(shop)
    const body = {
      id: newRecordId(),
      user: mine.id,
      name: 'Mine',
      values: { chest: 1000 },
      version: 1,
    }
    expect((await send('measurement_sets', body, mine.token)).status).toBe(200)
    expect((await send('measurement_sets', body, mine.token)).status).toBe(200)
    const taken = await send('measurement_sets', { ...body, user: other.id }, other.token)
    expect(taken.status).toBe(400)
  })

  it('merge what two devices sent of one set, and nothing of a deleted one', async () => {
    const mine = await newShopper(shop)
    const id = newRecordId()
    const edit = (name: string, at: number, change: object) => ({
      id: name,
      at,
      savedAt: new Date(at).toISOString(),
      version: at,
      ...change,
    })
    const first = edit('first', 1, { details: { name: 'Me' }, values: { neck: 390, chest: 1000 } })
    const phone = edit('phone', 2, { values: { neck: 400 } })
    const tablet = edit('tablet', 3, { values: { chest: 1010 } })
    const gone = edit('gone', 4, { details: { deleted: true } })
    const body = { id, user: mine.id, name: 'Me' }
    await send('measurement_sets', { ...body, history: [first] }, mine.token)
    const update = (history: object[]) =>
      ask(shop, records('measurement_sets', id), {
        method: 'PATCH',
        token: mine.token,
        body: { ...body, history },
      })
    await update([first, phone])
    const both = await update([first, tablet])
    expect(both.body).toMatchObject({ name: 'Me', values: { neck: 400, chest: 1010 } })
    await send('measurement_sets', { ...body, history: [first, tablet, gone] }, mine.token)
    const late = await update([first, phone])
    expect(late.body).toMatchObject({ deleted: true, values: {} })
    expect(JSON.stringify(late.body)).not.toMatch(/\b(390|400|1010)\b/)
  })

  it('keep nothing of what was edited away before a new set is first sent', async () => {
    const mine = await newShopper(shop)
    const stamp = (at: number) => ({ id: newRecordId(), at, savedAt: '', version: at })
    const body = { id: newRecordId(), user: mine.id, name: 'Me' }
    const history = [
      { ...stamp(1), details: { name: 'Me' }, values: { chest: 1000 } },
      { ...stamp(2), details: { deleted: true } },
    ]
    const sent = await send('measurement_sets', { ...body, history }, mine.token)
    expect(sent).toMatchObject({ status: 200, body: { deleted: true, values: {} } })
    expect(JSON.stringify(sent.body)).not.toMatch(/\b1000\b/)
  })

  it('are no more than 200 sets of measurements, and those stay editable', async () => {
    const mine = await newShopper(shop)
    const other = await newShopper(shop)
    const stamp = (at: number) => ({ id: newRecordId(), at, savedAt: '', version: at })
    const set = ({ id: user }: Person) => ({ id: newRecordId(), user, name: 'Me' })
    const first = set(mine)
    const sets = [first, ...Array.from({ length: 199 }, () => set(mine))]
    for (const body of sets)
      expect((await send('measurement_sets', body, mine.token)).status).toBe(200)
    const refused = await send('measurement_sets', set(mine), mine.token)
    expect(refused).toMatchObject({ status: 400, body: { code: 'setsFull' } })
    const history = [{ ...stamp(1), details: { name: 'Asha' }, values: { chest: 1000 } }]
    const edited = await send('measurement_sets', { ...first, history }, mine.token)
    expect(edited).toMatchObject({ status: 200, body: { name: 'Asha' } })
    expect((await send('measurement_sets', set(other), other.token)).status).toBe(200)
  })

  it('keep every edit of a new set that is sent several times at once', async () => {
    const mine = await newShopper(shop)
    for (let set = 0; set < 10; set++) {
      const body = { id: newRecordId(), user: mine.id, name: 'Me' }
      const edits = MEASUREMENT_FIELDS.map((field, at) => {
        const stamp = { id: newRecordId(), at: at + 1, savedAt: new Date(at).toISOString() }
        return { ...stamp, version: 1, values: { [field]: 400 }, details: { name: 'Me' } }
      })
      await Promise.all(
        edits.map((edit) => send('measurement_sets', { ...body, history: [edit] }, mine.token)),
      )
      const path = records('measurement_sets', body.id)
      const stored = (await ask(shop, path, { token: mine.token })).body['history']
      expect(stored).toHaveLength(edits.length)
    }
  })

  it('accept only the shopper’s own order code, and mail no measurements', async () => {
    const mine = await newShopper(shop)
    const other = await newShopper(shop)
    const order = await send('orders', sentOrder({ user: mine.id }), mine.token)
    const request = ({ id: user }: Person, orderCode: string) => ({
      id: newRecordId(),
      user,
      measurements: { chest: 1016 },
      hasPurchased: true,
      orderCode,
      material: 'wool',
      color: '#000000',
      fitType: 'slim',
    })
    const code = String(order.body['number'])
    const sent = request(mine, code.toLowerCase())
    expect((await send('tailoring_requests', sent, mine.token)).body['orderCode']).toBe(code)
    for (const [who, wrong] of [
      [mine, 'ET-1700000000000'],
      [other, code],
    ] as const) {
      const refused = await send('tailoring_requests', request(who, wrong), who.token)
      expect(refused.status).toBe(400)
      expect(refused.body['data']).toEqual({ fields: { orderCode: 'orderCodeUnknown' } })
    }
    const [mail] = await stored('mails', `cause='${sent.id}'`)
    expect(String(mail?.['text'])).toContain('Measurements')
    expect(String(mail?.['text'])).not.toMatch(/\b1016\b/)
  })

  it('have one preferences record for all devices', async () => {
    const mine = await newShopper(shop)
    const from = (color: string) => ({
      id: newRecordId(),
      user: mine.id,
      material: 'wool',
      color,
      fitType: 'slim',
    })
    await send('preferences', from('#111111'), mine.token)
    const second = from('#222222')
    expect((await send('preferences', second, mine.token)).body['id']).toBe(second.id)
    expect(await stored('preferences', "id!=''", mine)).toMatchObject([{ color: '#222222' }])
  })
})
