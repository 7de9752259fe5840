import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dateOf, shopDate, shopDay } from '#domain/base/day.ts'
import { postedBy, sumsOf } from '#domain/money/ledger.ts'
import { financialYear } from '#domain/money/receiptNumber.ts'
import { ask, itemsOf, records } from '#tests/harness/server/ask.ts'
import { minimalSite } from '#tests/harness/server/minimalSite.ts'
import { newShopper, signInOwner, type Person } from '#tests/harness/server/people.ts'
import { newRecordId, sentOrder } from '#tests/harness/server/sentOrder.ts'
import { startShop, type Shop } from '#tests/harness/server/shopServer.ts'

const SHOP_PATH = records('shop', 'shop00000000000')
const YEAR = financialYear(Date.now())

let shop: Shop
let shopper: Person
let owner: Person

beforeAll(async () => {
  shop = await startShop({ folders: await minimalSite(), env: { DARZI_LIMITS: 'off' } })
  shopper = await newShopper(shop)
  owner = await signInOwner(shop)
})

afterAll(() => shop.stop())

async function placed(): Promise<Record<string, unknown> & { id: string }> {
  const body = sentOrder({ user: shopper.id })
  const made = await ask(shop, records('orders'), { method: 'POST', token: shopper.token, body })
  expect(made.status).toBe(200)
  return { ...made.body, id: body.id }
}

function add(order: string, entry: object, { token } = owner) {
  const body = { id: newRecordId(), order, actor: 'owner', ...entry }
  return ask(shop, records('order_events'), { method: 'POST', token, body })
}

const payment = (paise: number) => ({ kind: 'payment', paise, method: 'cash' })

async function orderNow(id: string) {
  return (await ask(shop, records('orders', id), { token: shopper.token })).body
}

async function entriesOf(order: string) {
  const path = `${records('order_events')}?filter=(order='${order}')&sort=seq&perPage=200`
  return itemsOf(await ask(shop, path, { token: shopper.token })) as {
    kind: string
    paise: number
    receipt: string
  }[]
}

describe('the ledger of an order', () => {
  it('takes payments, refunds and discounts, and posts each to the order', async () => {
    const { id, total } = await placed()
    expect((await add(id, payment(10_050))).body).toMatchObject({ paise: 10_050, actor: 'owner' })
    await add(id, { kind: 'discount', paise: 99, note: 'A late trial' })
    await add(id, { kind: 'refund', paise: 50, method: 'upi', note: 'Too much' })
    const order = await orderNow(id)
    expect(order).toMatchObject({ received: 10_000, discounted: 99, total })
    const entries = await entriesOf(id)
    expect(postedBy(entries)).toEqual({ received: 10_000, discounted: 99 })
    expect(sumsOf(Number(total), postedBy(entries)).balance).toBe(Number(total) * 100 - 10_099)
  })

  it('is written by the owner alone', async () => {
    const { id } = await placed()
    const stranger = await newShopper(shop)
    for (const who of [shopper, stranger, { ...shopper, token: '' }]) {
      expect((await add(id, payment(100), who)).status).toBe(400)
      expect((await add(id, { kind: 'claimRefused', reference: '1' }, who)).status).toBe(400)
    }
    expect(await orderNow(id)).toMatchObject({ received: 0 })
  })

  it('is never changed, and its sums and receipt number cannot be sent', async () => {
    const { id } = await placed()
    const sent = { ...payment(100), receipt: 'R-2627-9999', amount: 77, actor: 'shopper' }
    const { body } = await add(id, sent)
    expect(body).toMatchObject({ amount: 1, actor: 'owner' })
    expect(body['receipt']).not.toBe(sent.receipt)
    for (const { token } of [owner, shopper]) {
      const change = { method: 'PATCH', token, body: { paise: 1 } } as const
      expect((await ask(shop, records('order_events', String(body['id'])), change)).status).toBe(
        403,
      )
      await ask(shop, records('orders', id), { ...change, body: { received: 9, discounted: 9 } })
    }
    expect(await orderNow(id)).toMatchObject({ received: 100, discounted: 0 })
  })

  it.each([
    [{ ...payment(0) }, 'paise'],
    [{ ...payment(1.5) }, 'paise'],
    [{ kind: 'payment', paise: 100, method: 'gold' }, 'method'],
    [{ kind: 'refund', paise: 100, method: 'cash' }, 'note'],
    [{ kind: 'discount', paise: 100 }, 'note'],
  ])('refuses %j', async (entry, field) => {
    const { id } = await placed()
    const { status, body } = await add(id, entry)
    expect(status).toBe(400)
    expect(body).toMatchObject({ data: { fields: { [field]: expect.any(String) as string } } })
    expect(await entriesOf(id)).toHaveLength(1)
  })

  it('takes more than the order costs only when the owner says so, and never returns too much', async () => {
    const { id, total } = await placed()
    const all = Number(total) * 100
    const reason = { method: 'cash', note: 'A reason' }
    expect(await add(id, { kind: 'refund', paise: 1, ...reason })).toMatchObject({
      status: 409,
      body: { code: 'refundTooLarge' },
    })
    expect(await add(id, { kind: 'discount', paise: all + 1, ...reason })).toMatchObject({
      body: { code: 'discountTooLarge' },
    })
    expect((await add(id, payment(all))).status).toBe(200)
    expect(await add(id, payment(1))).toMatchObject({ status: 409, body: { code: 'overpaid' } })
    expect((await add(id, { ...payment(1), over: true })).status).toBe(200)
    expect(await add(id, { kind: 'refund', paise: all + 2, over: true, ...reason })).toMatchObject({
      status: 409,
    })
    expect(await orderNow(id)).toMatchObject({ received: all + 1 })
  })

  it('takes an entry once, however often it is sent', async () => {
    const { id } = await placed()
    const entry = { ...payment(500), id: newRecordId() }
    const [first, ...others] = await Promise.all([1, 2, 3].map(() => add(id, entry)))
    expect(others.map(({ body }) => body['receipt'])).toEqual(
      others.map(() => first?.body['receipt']),
    )
    expect(await orderNow(id)).toMatchObject({ received: 500 })
    const other = await placed()
    expect((await add(other.id, entry)).status).toBe(400)
  })

  it('keeps the day on which the money moved, and today where the desk’s clock must be wrong', async () => {
    const { id } = await placed()
    const today = shopDate(Date.now())
    const day = dateOf(shopDay(Date.now()) - 3)
    const days = [day, dateOf(shopDay(Date.now()) + 1), '1970-01-01', '2026-02-31', 5, undefined]
    const stored = []
    for (const sent of days) stored.push((await add(id, { ...payment(1), day: sent })).body['day'])
    expect(stored).toEqual([day, today, today, today, today, today])
    const moved = { status: 'confirmed', note: '', day }
    const { status } = await ask(shop, records('orders', id), {
      method: 'PATCH',
      token: owner.token,
      body: moved,
    })
    expect(status).toBe(200)
    expect((await entriesOf(id)).at(-1)).toMatchObject({ kind: 'status', to: 'confirmed', day })
  })

  it('takes what a desk of an earlier version has queued', async () => {
    const { id } = await placed()
    await add(id, { kind: 'payment', amount: 200, method: 'UPI' })
    await add(id, { kind: 'payment', amount: -50, method: 'Cash' })
    expect(await orderNow(id)).toMatchObject({ received: 15_000 })
    expect(await entriesOf(id)).toMatchObject([
      { kind: 'status' },
      { kind: 'payment', paise: 20_000, method: 'UPI' },
      { kind: 'refund', paise: 5000, method: 'Cash', receipt: '' },
    ])
  })
})

describe('receipts', () => {
  it('are numbered without a gap, also when 100 payments come at once and some are refused', async () => {
    const { id } = await placed()
    const last = (await add(id, payment(1))).body['receipt']
    const before = Number(String(last).split('-').at(-1))
    const answers = await Promise.all(
      Array.from({ length: 120 }, (_, index) =>
        add(id, index % 6 === 5 ? { kind: 'payment', paise: 100, method: 'gold' } : payment(100)),
      ),
    )
    const numbers = answers
      .filter(({ status }) => status === 200)
      .map(({ body }) => String(body['receipt']))
    expect(numbers).toHaveLength(100)
    const wanted = Array.from(
      { length: 100 },
      (_, index) => `R-${YEAR}-${String(before + 1 + index).padStart(4, '0')}`,
    )
    expect(numbers.sort()).toEqual(wanted)
    expect(await orderNow(id)).toMatchObject({ received: 10_001 })
  })
})

describe('the terms of payment', () => {
  const saveTerms = (payment: unknown) =>
    ask(shop, SHOP_PATH, { method: 'PATCH', token: owner.token, body: { payment } })

  it('are frozen into each order as it is placed', async () => {
    const early = await placed()
    expect(early['terms']).toBeNull()
    const payment = { terms: { kind: 'advance', percent: 30 }, upiId: 'house@okbank' }
    expect((await saveTerms(payment)).body).toMatchObject({ payment })
    const later = await placed()
    await saveTerms({ ...payment, terms: { kind: 'delivery' } })
    expect((await orderNow(early.id))['terms']).toBeNull()
    expect((await orderNow(later.id))['terms']).toEqual(payment.terms)
  })

  it('are refused when they yield no amount, as is an invalid UPI id', async () => {
    const terms = { kind: 'advance', percent: 130 }
    expect(await saveTerms({ terms, upiId: '' })).toMatchObject({
      status: 400,
      body: { data: { fields: { payment: 'refused' } } },
    })
    const nowhere = { terms: { kind: 'full' }, upiId: 'https://evil.example' }
    expect(await saveTerms(nowhere)).toMatchObject({
      status: 400,
      body: { data: { fields: { payment: 'upiIdInvalid' } } },
    })
  })
})
