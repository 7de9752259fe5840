import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { shopDate } from '#domain/base/day.ts'
import { APPAREL_RATES } from '#domain/documents/taxRates.ts'
import { placeInAddress } from '#domain/documents/placeInAddress.ts'
import { parseDocument } from '#domain/documents/parseDocument.ts'
import { amountOf } from '#domain/documents/issuedDocument.ts'
import { financialYear } from '#domain/money/receiptNumber.ts'
import { ask, itemsOf, records } from '#tests/harness/server/ask.ts'
import { minimalSite } from '#tests/harness/server/minimalSite.ts'
import { newShopper, signInOwner, type Person } from '#tests/harness/server/people.ts'
import { newRecordId, sentOrder, suit } from '#tests/harness/server/sentOrder.ts'
import { startShop, type Shop } from '#tests/harness/server/shopServer.ts'
import { superuserToken } from '#tests/harness/server/superuser.ts'

const SHOP_PATH = records('shop', 'shop00000000000')
const YEAR = financialYear(Date.now())
const COMPOSITION = 'Composition taxable person, not eligible to collect tax on supplies'

let shop: Shop
let shopper: Person
let owner: Person
let root: string

beforeAll(async () => {
  shop = await startShop({ folders: await minimalSite(), env: { DARZI_LIMITS: 'off' } })
  shopper = await newShopper(shop)
  owner = await signInOwner(shop)
  root = await superuserToken(shop)
})

afterAll(() => shop.stop())

async function placed(): Promise<{ id: string; total: number; category: string }> {
  const body = sentOrder({ user: shopper.id })
  const made = await ask(shop, records('orders'), { method: 'POST', token: shopper.token, body })
  expect(made.status).toBe(200)
  const [line] = made.body['lines'] as { category: string }[]
  return { id: body.id, total: Number(made.body['total']), category: line?.category ?? '' }
}

function settings(more: object = {}) {
  return {
    registration: 'regular',
    legalName: 'Ember and Thread LLP',
    gstin: '27AAPFU0939F1ZV',
    codes: [] as object[],
    rates: APPAREL_RATES,
    sentences: { billOfSupply: COMPOSITION, taxInvoice: 'Tax is not payable on reverse charge.' },
    ...more,
  }
}

function saveTax(tax: unknown, { token } = owner) {
  return ask(shop, SHOP_PATH, { method: 'PATCH', token, body: { tax } })
}

/** A regular registration, with a code for the category. */
const saveRegular = (category: string) => saveTax(settings({ codes: [{ category, code: '6203' }] }))

function issue(order: string, request: object = {}, { token } = owner) {
  const body = { id: newRecordId(), what: 'invoice', place: '27', percent: 5, ...request }
  return ask(shop, `/api/owner/orders/${order}/documents`, { method: 'POST', token, body })
}

function read(body: unknown) {
  const document = parseDocument(body)
  if (!document.ok) throw new Error(document.problem)
  return document.value
}

async function pay(order: string, paise: number) {
  const entry = { kind: 'payment', paise, method: 'cash' }
  const body = { id: newRecordId(), order, actor: 'owner', ...entry }
  const paid = await ask(shop, records('order_events'), {
    method: 'POST',
    token: owner.token,
    body,
  })
  return { id: body.id, receipt: String(paid.body['receipt']) }
}

describe('an invoice', () => {
  it('waits until the owner has said how the house is registered', async () => {
    const { id } = await placed()
    expect(await issue(id)).toMatchObject({ status: 409, body: { code: 'registrationMissing' } })
  })

  it('is a plain bill, a bill of supply or a tax invoice, by the registration', async () => {
    const { category } = await placed()
    await saveTax(settings({ registration: 'none', gstin: '' }))
    const bill = read((await issue((await placed()).id)).body)
    expect(bill).toMatchObject({ kind: 'bill', number: `BILL-${YEAR}-0001` })
    expect(bill.content.seller).toMatchObject({ gstin: '' })
    await saveTax(settings({ registration: 'composition' }))
    const supply = read((await issue((await placed()).id)).body)
    expect(supply).toMatchObject({ kind: 'billOfSupply', number: `BOS-${YEAR}-0001` })
    expect(supply.content.sentences).toEqual([COMPOSITION])
    await saveRegular(category)
    const { id, total } = await placed()
    const buyerGstin = '29AAPFU0939F1ZR'
    const invoice = read((await issue(id, { place: '29', buyerGstin })).body)
    expect(invoice).toMatchObject({ kind: 'taxInvoice', number: `INV-${YEAR}-0001`, order: id })
    expect(invoice.content).toMatchObject({
      issuedOn: shopDate(Date.now()),
      placeOfSupply: '29 Karnataka',
      seller: { name: 'Ember and Thread LLP', gstin: '27AAPFU0939F1ZV' },
    })
    expect(amountOf(invoice.content)).toBe(total * 100)
    expect(invoice.content.lines.every(({ igst }) => igst > 0)).toBe(true)
  })

  it('charges what is to be paid after the discounts', async () => {
    const { id, total, category } = await placed()
    await saveRegular(category)
    const body = { id: newRecordId(), order: id, kind: 'discount', paise: 12_345, note: 'Late' }
    await ask(shop, records('order_events'), { method: 'POST', token: owner.token, body })
    expect(amountOf(read((await issue(id)).body).content)).toBe(total * 100 - 12_345)
  })

  it('is issued by the owner alone', async () => {
    const { id } = await placed()
    for (const who of [shopper, await newShopper(shop), { ...shopper, token: '' }])
      expect((await issue(id, {}, who)).status).toBe(401)
    expect((await issue(newRecordId())).status).toBe(404)
  })

  it('is not issued twice; a repeated request with the same id returns the same one', async () => {
    const { id, category } = await placed()
    await saveRegular(category)
    const request = { id: newRecordId() }
    const answers = await Promise.all([1, 2, 3].map(() => issue(id, request)))
    const numbers = new Set(answers.map(({ body }) => body['number']))
    expect(numbers.size).toBe(1)
    expect(await issue(id)).toMatchObject({ status: 409, body: { code: 'alreadyIssued' } })
    const other = await placed()
    expect((await issue(other.id, request)).status).toBe(400)
  })

  it('is not issued while the order has a document that this version cannot read', async () => {
    const { id, category } = await placed()
    await saveRegular(category)
    const content = { issuedOn: 'in a shape of a later version' }
    const newer = { order: id, kind: 'taxInvoice', number: `INV-${YEAR}-9999`, content }
    const stored = await ask(shop, records('documents'), {
      method: 'POST',
      token: root,
      body: newer,
    })
    expect(stored.status).toBe(200)
    const unreadable = { status: 409, body: { code: 'documentNewer' } }
    expect(await issue(id)).toMatchObject(unreadable)
    expect(await issue((await placed()).id)).toMatchObject({ status: 200 })
  })

  it('is not issued for a cancelled order', async () => {
    const { id, category } = await placed()
    await saveRegular(category)
    const cancelled = {
      method: 'PATCH',
      token: shopper.token,
      body: { status: 'cancelled' },
    } as const
    expect((await ask(shop, records('orders', id), cancelled)).status).toBe(200)
    expect((await issue(id)).status).toBe(409)
  })

  it('is refused without a code, a place or a valid GSTIN', async () => {
    const { id, category } = await placed()
    await saveRegular('Something else')
    expect(await issue(id)).toMatchObject({ status: 409, body: { code: 'rateMissing' } })
    await saveRegular(category)
    expect(await issue(id, { place: '99' })).toMatchObject({
      body: { data: { fields: { place: 'required' } } },
    })
    expect(await issue(id, { buyerGstin: '27AAPFU0939F1ZA' })).toMatchObject({
      body: { data: { fields: { buyerGstin: 'gstinInvalid' } } },
    })
    // Without a GSTIN, the state of the address counts.
    expect(await issue(id, { place: '29' })).toMatchObject({
      body: { data: { fields: { place: 'placeDiffers' } } },
    })
  })

  it('of a pickup prints the address that the owner was told', async () => {
    const { body: house } = await ask(shop, SHOP_PATH)
    const { street: address, ...place } = placeInAddress(String(house['address']))
    const order = sentOrder({ ...place, address })
    const placed = await ask(shop, records('orders'), { method: 'POST', body: order })
    expect(placed.status).toBe(200)
    const [line] = placed.body['lines'] as { category: string }[]
    await saveRegular(line?.category ?? '')
    const registered = { buyerGstin: '29AAPFU0939F1ZR' }
    expect(await issue(order.id, registered)).toMatchObject({
      body: { data: { fields: { buyerAddress: 'required' } } },
    })
    const told = { buyerAddress: ' 3 MG Road\r\nBengaluru\u0007 560001 ' }
    expect(await issue(order.id, { buyerAddress: 'x'.repeat(401) })).toMatchObject({ status: 400 })
    const { content } = read((await issue(order.id, { ...registered, ...told })).body)
    expect(content.buyer.address).toEqual(['3 MG Road', 'Bengaluru 560001'])
  })

  it('counts cloth in yards', async () => {
    const product = await ask(shop, records('products', 'demoproduct0023'))
    const cloth = { product: 'demoproduct0023', price: Number(product.body['price']), quantity: 3 }
    const order = sentOrder({ lines: [suit(cloth), suit()] })
    const made = await ask(shop, records('orders'), { method: 'POST', body: order })
    expect(made.status).toBe(200)
    const lines = made.body['lines'] as { category: string }[]
    const codes = lines.map(({ category }) => ({ category, code: '6203' }))
    await saveTax(settings({ codes }))
    const { content } = read((await issue(order.id)).body)
    expect(content.lines.map(({ quantity, unit }) => [quantity, unit])).toEqual([
      [3, 'YDS'],
      [1, undefined],
    ])
  })

  it('stays as it was when settings, house and order change', async () => {
    const { id, category } = await placed()
    await saveRegular(category)
    const { id: document, content } = read((await issue(id)).body)
    await saveTax(settings({ registration: 'none', gstin: '', legalName: 'Another' }))
    await pay(id, 100)
    const now = await ask(shop, records('documents', document), { token: shopper.token })
    expect(read(now.body).content).toEqual(content)
  })

  it.each(['owner', 'shopper', 'superuser'])(
    'is never changed nor deleted by the %s',
    async (who) => {
      const { id, category } = await placed()
      await saveRegular(category)
      const document = read((await issue(id)).body)
      const tokens: Record<string, string> = { owner: owner.token, shopper: shopper.token }
      const token = tokens[who] ?? root
      const path = records('documents', document.id)
      for (const body of [{ number: 'INV-2627-9999' }, { content: {} }, { order: '' }])
        expect((await ask(shop, path, { method: 'PATCH', token, body })).status).toBe(403)
      expect((await ask(shop, path, { method: 'DELETE', token })).status).toBe(403)
      // Nor does it go with its order.
      const gone = await ask(shop, records('orders', id), { method: 'DELETE', token })
      expect(gone.status).toBeGreaterThanOrEqual(400)
      expect(read((await ask(shop, path, { token: owner.token })).body)).toEqual(document)
      const others = itemsOf(await ask(shop, records('documents'), { token: '' }))
      expect(others).toEqual([])
    },
  )
})

describe('the numbers of documents', () => {
  it('have no gap, also when 100 are issued at once and some are refused', async () => {
    const { category } = await placed()
    await saveRegular(category)
    const first = read((await issue((await placed()).id)).body).number
    const before = Number(first.split('-').at(-1))
    const orders = await Promise.all(Array.from({ length: 120 }, () => placed()))
    const answers = await Promise.all(
      orders.map(({ id }, index) => issue(id, index % 6 === 5 ? { place: '' } : {})),
    )
    const numbers = answers.filter(({ status }) => status === 200).map(({ body }) => body['number'])
    const wanted = Array.from(
      { length: 100 },
      (_, index) => `INV-${YEAR}-${String(before + 1 + index).padStart(4, '0')}`,
    )
    expect(numbers.sort()).toEqual(wanted)
  })
})

describe('credit notes', () => {
  const credit = (order: string, invoice: string, paise: number, reason = 'Returned') =>
    issue(order, { what: 'creditNote', invoice, paise, reason })

  it('correct an invoice up to its sum, and then it may be issued again', async () => {
    const { id, total, category } = await placed()
    await saveRegular(category)
    const invoice = read((await issue(id)).body)
    const note = read((await credit(id, invoice.id, 10_001)).body)
    expect(note).toMatchObject({
      kind: 'creditNote',
      about: invoice.id,
      content: { reason: 'Returned', corrects: { number: invoice.number } },
    })
    expect(note.number).toMatch(new RegExp(`^CN-${YEAR}-\\d{4}$`))
    const rest = total * 100 - 10_001
    expect((await credit(id, invoice.id, rest + 1)).status).toBe(409)
    expect((await credit(id, invoice.id, rest, '')).status).toBe(400)
    expect((await issue(id)).status).toBe(409)
    expect((await credit(id, invoice.id, rest)).status).toBe(200)
    const again = read((await issue(id)).body)
    expect(again.number).not.toBe(invoice.number)
  })

  it('are about an invoice of the same order', async () => {
    const one = await placed()
    const other = await placed()
    await saveRegular(one.category)
    const invoice = read((await issue(one.id)).body)
    const note = read((await credit(one.id, invoice.id, 100)).body)
    expect((await credit(other.id, invoice.id, 100)).status).toBe(404)
    expect((await credit(one.id, note.id, 100)).status).toBe(404)
  })
})

describe('a receipt voucher', () => {
  it('is issued once for a payment before the invoice, by a regularly registered house', async () => {
    const { id, category } = await placed()
    const payment = await pay(id, 50_000)
    const voucher = { what: 'voucher', payment: payment.id }
    await saveTax(settings({ registration: 'none', gstin: '' }))
    expect((await issue(id, voucher)).status).toBe(409)
    await saveRegular(category)
    const made = read((await issue(id, voucher)).body)
    expect(made).toMatchObject({ kind: 'receiptVoucher', content: { receipt: payment.receipt } })
    expect(amountOf(made.content)).toBe(50_000)
    expect(await issue(id, voucher)).toMatchObject({ body: { code: 'alreadyIssued' } })
    const other = await placed()
    expect((await issue(other.id, { ...voucher, payment: (await pay(id, 1)).id })).status).toBe(404)
    await issue(id)
    const late = { ...voucher, payment: (await pay(id, 100)).id }
    expect((await issue(id, late)).status).toBe(409)
  })
})

describe('a receipt voucher for services', () => {
  it('is refused, because tax is due on an advance for them', async () => {
    const { id, category } = await placed()
    const payment = (await pay(id, 50_000)).id
    const rates = [...APPAREL_RATES, { ...APPAREL_RATES[0], code: '9988' }]
    await saveTax(settings({ codes: [{ category, code: '998821' }], rates }))
    const voucher = { what: 'voucher', payment }
    expect(await issue(id, voucher)).toMatchObject({ status: 409, body: { code: 'advanceTaxed' } })
    expect(await issue(id)).toMatchObject({ status: 200, body: { kind: 'taxInvoice' } })
  })
})

describe('what documents are composed with', () => {
  it('are refused with an invalid GSTIN or an impossible rate', async () => {
    const wrong = settings({ gstin: '27AAPFU0939F1ZA' })
    expect(await saveTax(wrong)).toMatchObject({
      status: 400,
      body: { data: { fields: { tax: 'gstinInvalid' } } },
    })
    const [rate] = APPAREL_RATES
    for (const more of [
      { percent: 30 },
      { above: 101 },
      { from: 'soon' },
      { code: 'x' },
      { limit: 1.5 },
    ])
      expect((await saveTax(settings({ rates: [{ ...rate, ...more }] }))).status).toBe(400)
  })

  it('are readable and changeable by the owner only', async () => {
    await saveRegular('Suits')
    expect((await saveTax(settings(), shopper)).status).toBeGreaterThanOrEqual(400)
    const read = async (token: string) => (await ask(shop, SHOP_PATH, { token })).body['tax']
    expect(await read(owner.token)).toMatchObject({ registration: 'regular' })
    for (const token of ['', shopper.token]) expect(await read(token)).toBeNull()
  })
})
