import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shopDate } from '#domain/base/day.ts'
import { ask, itemsOf, records } from '#tests/harness/server/ask.ts'
import { minimalSite } from '#tests/harness/server/minimalSite.ts'
import { signInOwner, type Person } from '#tests/harness/server/people.ts'
import { newRecordId, sentOrder } from '#tests/harness/server/sentOrder.ts'
import { startShop, type Shop } from '#tests/harness/server/shopServer.ts'

const REFERENCE = '612345678901'

let shop: Shop
let owner: Person

beforeAll(async () => {
  shop = await startShop({ folders: await minimalSite(), env: { DARZI_LIMITS: 'off' } })
  owner = await signInOwner(shop)
  const payment = { terms: { kind: 'advance', percent: 30 }, upiId: 'house@okbank' }
  const path = records('shop', 'shop00000000000')
  const saved = await ask(shop, path, { method: 'PATCH', token: owner.token, body: { payment } })
  expect(saved.status).toBe(200)
})

afterAll(() => shop.stop())

async function placed() {
  const { body } = await ask(shop, records('orders'), { method: 'POST', body: sentOrder() })
  return { id: String(body['id']), number: body['number'], token: String(body['payToken']) }
}

const page = (token: string) => ask(shop, `/api/pay/${token}`)

function claim(token: string, reference: unknown) {
  return ask(shop, `/api/pay/${token}/claim`, { method: 'POST', body: { reference } })
}

function record(order: string, entry: object) {
  const body = { id: newRecordId(), order, actor: 'owner', ...entry }
  return ask(shop, records('order_events'), { method: 'POST', token: owner.token, body })
}

async function orderNow(id: string) {
  return (await ask(shop, records('orders', id), { token: owner.token })).body
}

describe('the payment page of an order', () => {
  it('names the house, the order’s number and the amount due now, and nothing else', async () => {
    const { token, number } = await placed()
    expect(token).toMatch(/^[a-z0-9]{32}$/)
    const { status, body, headers } = await page(token)
    expect(status).toBe(200)
    expect(body).toEqual({
      number,
      house: 'Ember & Thread',
      upiId: 'house@okbank',
      paise: 1_289_900,
      claimed: false,
    })
    expect(headers.get('Cache-Control')).toBe('no-store')
  })

  it('follows the ledger, and asks nothing for a cancelled order', async () => {
    const { id, token } = await placed()
    await record(id, { kind: 'payment', paise: 1_000_000, method: 'cash' })
    expect((await page(token)).body).toMatchObject({ paise: 289_900 })
    const cancel = { method: 'PATCH', token: owner.token, body: { status: 'cancelled' } } as const
    await ask(shop, records('orders', id), cancel)
    expect((await page(token)).body).toMatchObject({ paise: 0 })
  })

  it('is found only by its address', async () => {
    const { id, token } = await placed()
    const wrong = [id, '', 'a'.repeat(32), token.slice(1), token.toUpperCase(), `${token}'`, '%25']
    for (const other of wrong) expect((await page(other)).status, other).toBe(404)
    expect((await claim('a'.repeat(32), REFERENCE)).status).toBe(404)
    expect((await placed()).token).not.toBe(token)
  })
})

describe('a reminder', () => {
  it('is noted with its day, and refused for a week', async () => {
    const { id } = await placed()
    expect((await record(id, { kind: 'reminder' })).status).toBe(200)
    expect(await orderNow(id)).toMatchObject({ remindedOn: shopDate(Date.now()) })
    expect(await record(id, { kind: 'reminder' })).toMatchObject({
      status: 409,
      body: { code: 'remindedLately' },
    })
  })

  it('that is resent after a lost answer is recognised by its id', async () => {
    const { id } = await placed()
    const reminder = { id: newRecordId(), kind: 'reminder' }
    expect((await record(id, reminder)).status).toBe(200)
    const { status, body } = await record(id, reminder)
    expect([status, body['code']]).not.toEqual([409, 'remindedLately'])
    expect(body).toMatchObject({ data: { id: { code: 'validation_not_unique' } } })
  })
})

describe('a claim that it is paid', () => {
  it('reaches the owner and changes nothing about the money', async () => {
    const { id, token } = await placed()
    expect((await claim(token, '6123 4567 8901')).status).toBe(204)
    expect(await orderNow(id)).toMatchObject({ claim: REFERENCE, received: 0, status: 'placed' })
    expect((await page(token)).body).toMatchObject({ paise: 1_289_900, claimed: true })
    const path = `${records('order_events')}?filter=(order='${id}')&sort=seq`
    const events = itemsOf(await ask(shop, path, { token: owner.token }))
    expect(events.at(-1)).toMatchObject({
      kind: 'claim',
      reference: REFERENCE,
      paise: 1_289_900,
      receipt: '',
      actor: 'guest',
    })
  })

  it('is answered by the owner: recorded, or not found in the bank', async () => {
    const { id, token } = await placed()
    await claim(token, REFERENCE)
    const refused = await record(id, { kind: 'claimRefused', reference: REFERENCE })
    expect(refused.status).toBe(200)
    expect(await orderNow(id)).toMatchObject({ claim: '', received: 0 })
    await claim(token, '612345678902')
    await record(id, {
      kind: 'payment',
      paise: 500,
      method: 'upi',
      reference: '612345678902',
    })
    expect(await orderNow(id)).toMatchObject({ claim: '', received: 500 })
  })

  it('reaches the owner again when the bank was late and the customer insists', async () => {
    const { id, token } = await placed()
    await claim(token, REFERENCE)
    await record(id, { kind: 'claimRefused', reference: REFERENCE })
    expect((await claim(token, REFERENCE)).status).toBe(204)
    expect(await orderNow(id)).toMatchObject({ claim: REFERENCE, received: 0 })
    expect((await page(token)).body).toMatchObject({ claimed: true })
    await claim(token, REFERENCE)
    const path = `${records('order_events')}?filter=(order='${id}'%26%26kind='claim')`
    expect(itemsOf(await ask(shop, path, { token: owner.token }))).toHaveLength(2)
  })

  it.each(['', '12345', '1234567890123', 'abcdefghijkl', 612345678901, null, { $gt: '' }])(
    'is refused with the reference %j',
    async (reference) => {
      const { id, token } = await placed()
      expect(await claim(token, reference)).toMatchObject({
        status: 400,
        body: { code: 'referenceInvalid' },
      })
      expect(await orderNow(id)).toMatchObject({ claim: '' })
    },
  )

  it('is stored once, and only so many are taken for an order', async () => {
    const { id, token } = await placed()
    await Promise.all([1, 2, 3].map(() => claim(token, REFERENCE)))
    const answers = []
    for (let each = 0; each < 12; each += 1)
      answers.push((await claim(token, `7000000000${String(each).padStart(2, '0')}`)).status)
    expect(answers.filter((status) => status === 204)).toHaveLength(9)
    const path = `${records('order_events')}?filter=(order='${id}'%26%26kind='claim')`
    expect(itemsOf(await ask(shop, path, { token: owner.token }))).toHaveLength(10)
  })
})
