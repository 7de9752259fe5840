import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { composeCreditNote } from '#domain/documents/composeCreditNote.ts'
import {
  composeInvoice,
  ratelessCategories,
  unclearLines,
} from '#domain/documents/composeInvoice.ts'
import { composeVoucher } from '#domain/documents/composeVoucher.ts'
import {
  amountOf,
  standingInvoice,
  uncredited,
  type DocumentContent,
  type DocumentLine,
  type IssuedDocument,
} from '#domain/documents/issuedDocument.ts'
import { parseDocument } from '#domain/documents/parseDocument.ts'
import { partiesOf } from '#domain/documents/parties.ts'
import { sharesOf, sumOf } from '#domain/documents/split.ts'
import { APPAREL_RATES } from '#domain/documents/taxRates.ts'
import type { TaxSettings } from '#domain/documents/taxSettings.ts'
import { sumsOf } from '#domain/money/ledger.ts'
import { EMPTY_SHIPPING } from '#domain/orders/shipping.ts'
import type { OrderLine } from '#domain/orders/order.ts'
import { lineTotal } from '#domain/cart/cart.ts'

const HOME = '27'
const AWAY = '29'
const TAX: TaxSettings = {
  registration: 'regular',
  legalName: 'Ember and Thread LLP',
  gstin: '27AAPFU0939F1ZV',
  codes: [{ category: 'Suits', code: '6203' }],
  rates: [...APPAREL_RATES],
  sentences: {
    bill: '',
    billOfSupply: 'Composition taxable person, not eligible to collect tax on supplies',
    taxInvoice: 'Tax is not payable on reverse charge.\n\nE. & O. E.',
    receiptVoucher: '',
    creditNote: '',
  },
}

function line(price: number, quantity = 1, rupees = 0): OrderLine {
  const discount = rupees > 0 && { discount: { offer: { kind: 'rupees', value: 1 }, rupees } }
  return {
    product: 'product00000000',
    name: `Piece for ${price}`,
    category: 'Suits',
    price,
    quantity,
    material: '',
    preferences: { material: '', color: '', fitType: '', additionalRequests: '' },
    ...(discount as object),
  }
}

function occasion(lines: OrderLine[], discounted = 0, tax: TaxSettings = TAX) {
  const total = lines.reduce((sum, each) => sum + lineTotal(each), 0)
  const shipping = { ...EMPTY_SHIPPING, firstName: 'Asha', lastName: 'Rao', city: 'Pune' }
  return {
    order: { number: 'ET-1', lines, shipping, byTheYard: new Set<string>() },
    sums: sumsOf(total, { received: 0, discounted }),
    tax,
    house: { name: 'Ember & Thread', address: '14 Rope Walk Lane' },
    issuedOn: '2026-11-23',
  }
}

function composed(lines: OrderLine[], discounted = 0, place = HOME, tax = TAX): DocumentContent {
  // Where no rate fits, the owner has chosen the lower one.
  const made = composeInvoice(occasion(lines, discounted, tax), {
    place,
    buyerGstin: '',
    buyerAddress: '',
    percent: 5,
  })
  if (made.kind !== 'composed') throw new Error(made.problem.code)
  return made.content
}

function issued(content: DocumentContent, more: Partial<IssuedDocument> = {}): IssuedDocument {
  const shared = { id: 'invoice', order: 'o', kind: 'taxInvoice', number: 'INV-2627-0001' } as const
  return { ...shared, about: '', content, seq: 1, ...more }
}

const anyLine = fc
  .tuple(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: 1, max: 9 }), fc.nat(99))
  .map(([price, quantity, off]) => line(price, quantity, Math.floor((price * off) / 100)))
const anyLines = fc.array(anyLine, { minLength: 1, maxLength: 12 })
const anyShare = fc.double({ min: 0, max: 1, noNaN: true })
const anyPlace = fc.constantFrom(HOME, AWAY)

/** Whole paise that add up, and equal halves within the state. */
function expectSound(lines: readonly DocumentLine[], place: string) {
  for (const { amount, taxable, cgst, sgst, igst } of lines) {
    expect(taxable + cgst + sgst + igst).toBe(amount)
    for (const paise of [taxable, cgst, sgst, igst]) {
      expect(Number.isInteger(paise)).toBe(true)
      expect(paise).toBeGreaterThanOrEqual(0)
    }
    expect(cgst).toBe(sgst)
    expect(place === HOME ? igst : cgst).toBe(0)
  }
}

describe('an invoice', () => {
  it('adds up to the paisa for any order, any discount and any place', () => {
    fc.assert(
      fc.property(anyLines, anyShare, anyPlace, (lines, share, place) => {
        const total = lines.reduce((sum, each) => sum + lineTotal(each), 0) * 100
        const discounted = Math.floor(total * share)
        const content = composed(lines, discounted, place)
        expectSound(content.lines, place)
        expect(amountOf(content)).toBe(total - discounted)
        const { taxable, cgst, sgst, igst } = sumOf(content.lines)
        expect(taxable + cgst + sgst + igst).toBe(total - discounted)
        for (const { discount, amount, position } of content.lines) {
          const { price = 0, quantity = 0 } = lines[position] ?? {}
          expect(amount + discount).toBe(price * quantity * 100)
          expect(amount).toBeGreaterThanOrEqual(0)
        }
      }),
    )
  })

  it('names the tax within a paisa of what the rate says', () => {
    fc.assert(
      fc.property(anyLines, anyPlace, (lines, place) => {
        for (const { amount, percent, taxable } of composed(lines, 0, place).lines) {
          expect(Math.abs(taxable - (amount * 100) / (100 + percent))).toBeLessThanOrEqual(1)
        }
      }),
    )
  })

  it('shows the halves of an odd tax as equal, and the whole tax to another state', () => {
    const home = composed([line(2100)], 99).lines[0]
    expect(home).toMatchObject({ amount: 209_901, cgst: 4998, sgst: 4998, taxable: 199_905 })
    const away = composed([line(2100)], 99, AWAY).lines[0]
    expect(away).toMatchObject({ amount: 209_901, igst: 9995, taxable: 199_906 })
  })

  it('takes the rate by the price after the discount on the order', () => {
    const before = composed([line(2951)])
    const after = composed([line(2951)], 32_600)
    expect(before.lines[0]?.percent).toBe(18)
    expect(after.lines[0]).toMatchObject({ amount: 262_500, percent: 5, discount: 32_600 })
  })

  it('names seller, buyer, place and the sentences of its kind', () => {
    const content = composed([line(12_000)], 0, AWAY)
    expect(content.seller).toEqual({
      name: 'Ember and Thread LLP',
      address: ['Ember & Thread', '14 Rope Walk Lane'],
      gstin: TAX.gstin,
    })
    expect(content.buyer).toMatchObject({ name: 'Asha Rao', address: ['Pune'] })
    expect(content.placeOfSupply).toBe('29 Karnataka')
    expect(content.sentences).toEqual(['Tax is not payable on reverse charge.', 'E. & O. E.'])
  })

  it('names the unit of what is sold by the yard, and so does a credit note about it', () => {
    const cloth = { ...line(2500, 3), product: 'cloth0000000000' }
    const at = occasion([cloth, line(12_000)])
    const order = { ...at.order, byTheYard: new Set([cloth.product]) }
    const wish = { place: HOME, buyerGstin: '', buyerAddress: '', percent: 0 }
    const made = composeInvoice({ ...at, order }, wish)
    if (made.kind !== 'composed') throw new Error(made.problem.code)
    const [yards, suit] = made.content.lines
    expect(yards).toMatchObject({ quantity: 3, unit: 'YDS' })
    expect(suit).not.toHaveProperty('unit')
    const invoice = issued(made.content)
    expect(parseDocument(invoice)).toEqual({ ok: true, value: invoice })
    const about = {
      invoice,
      documents: [invoice],
      tax: TAX,
      reason: 'Flaw',
      issuedOn: '2026-12-01',
    }
    const note = composeCreditNote({ ...about, paise: amountOf(made.content) })
    expect(note?.lines[0]).toMatchObject({ quantity: 3, unit: 'YDS' })
  })

  it('leaves out the address of a buyer who picks the pieces up, which is the shop’s own', () => {
    const at = occasion([line(12_000)])
    const street = { ...at.order.shipping, address: '14 Rope Walk Lane', zipCode: '400001' }
    const house = { ...at.house, address: '14 Rope Walk Lane, Fort, Mumbai 400001, India' }
    const order = { ...at.order, shipping: { ...street, address: '14 Rope Walk Lane, Fort' } }
    expect(partiesOf({ ...at, house, order }).buyer).toMatchObject({
      name: 'Asha Rao',
      address: [],
    })
    const elsewhere = { ...order, shipping: { ...street, address: '15 Rope Walk Lane' } }
    expect(partiesOf({ ...at, house, order: elsewhere }).buyer.address).not.toEqual([])
  })

  it('shows no tax for a house without a registration or under the composition scheme', () => {
    for (const registration of ['none', 'composition'] as const) {
      const content = composed([line(2700)], 0, '', { ...TAX, registration })
      expect(content.lines[0]).toMatchObject({ amount: 270_000, taxable: 270_000, percent: 0 })
      expect(content.placeOfSupply).toBe('')
    }
  })

  it('is refused rather than guessed: a price that fits neither rate, no rate, no place, an invalid GSTIN', () => {
    const wish = { place: HOME, buyerGstin: '', buyerAddress: '', percent: 0 }
    const other = { ...line(2700), category: 'Shoes' }
    const refusal = (lines: OrderLine[], more: Partial<typeof wish> = {}) => {
      const made = composeInvoice(occasion(lines), { ...wish, ...more })
      return made.kind === 'refused' ? made.problem : undefined
    }
    expect(refusal([line(2700)])).toEqual({ code: 'rateUnclear' })
    expect(refusal([line(2700)], { percent: 12 })).toEqual({ code: 'rateUnclear' })
    expect(refusal([line(2700)], { percent: 18 })).toBeUndefined()
    expect(refusal([other])).toEqual({ code: 'rateMissing' })
    expect(refusal([line(100)], { place: '' })).toMatchObject({ fields: { place: 'required' } })
    expect(refusal([line(100)], { buyerGstin: '27AAPFU0939F1ZA' })).toMatchObject({
      fields: { buyerGstin: 'gstinInvalid' },
    })
  })

  it('is refused for exactly the categories that are named to the owner beforehand', () => {
    const lines = ['Suits', 'Shoes', 'Shoes', 'Alterations'].map((category) => ({
      ...line(2000),
      category,
    }))
    const codes = [...TAX.codes, { category: 'Alterations', code: '9988' }]
    const tax = { ...TAX, codes }
    expect(ratelessCategories(tax, { lines, day: '2026-11-23' })).toEqual([
      { category: 'Shoes', code: '' },
      { category: 'Alterations', code: '9988' },
    ])
    const composition = { ...tax, registration: 'composition' } as const
    expect(ratelessCategories(composition, { lines, day: '2026-11-23' })).toEqual([])
  })

  it('warns of lines that a discount moves between the rates', () => {
    const lines = [line(3000), line(12_000)]
    const day = '2026-11-23'
    expect(unclearLines(TAX, { lines, discounted: 0, day })).toEqual([])
    const unclear = unclearLines(TAX, { lines, discounted: 100_000, day })
    expect(unclear.map((one) => one.line.price)).toEqual([3000])
    const unregistered = { ...TAX, registration: 'none' } as const
    expect(unclearLines(unregistered, { lines, discounted: 100_000, day })).toEqual([])
  })
})

describe('the place of supply', () => {
  const house = { name: 'Ember & Thread', address: '14 Rope Walk Lane, Fort, Mumbai 400001, India' }
  const sent = { address: '3 MG Road', city: 'Bengaluru', state: 'Karnataka', zipCode: '560001' }
  const pickup = { address: '14 Rope Walk Lane, Fort', zipCode: '400001', state: 'Maharashtra' }

  function invoiceTo(to: object, wish: object = {}, price = 12_000) {
    const at = occasion([line(price)])
    const order = { ...at.order, shipping: { ...at.order.shipping, city: '', ...to } }
    const plain = { place: HOME, buyerGstin: '', buyerAddress: '', percent: 0 }
    const made = composeInvoice({ ...at, house, order }, { ...plain, ...wish })
    return made.kind === 'composed' ? made.content : made.problem.fields
  }

  it('of a buyer without a GSTIN is the state of the address on the invoice', () => {
    expect(invoiceTo(sent, { place: AWAY })).toMatchObject({ placeOfSupply: '29 Karnataka' })
    expect(invoiceTo(sent)).toEqual({ place: 'placeDiffers' })
    const typed = { buyerAddress: '3 MG Road\nBengaluru, Karnataka 560001' }
    expect(invoiceTo(pickup, { ...typed, place: AWAY })).toMatchObject({
      placeOfSupply: '29 Karnataka',
      buyer: { address: ['3 MG Road', 'Bengaluru, Karnataka 560001'] },
    })
    expect(invoiceTo(pickup, typed)).toEqual({ place: 'placeDiffers' })
  })

  it('of a buyer without a GSTIN or an address is the house’s own state', () => {
    for (const to of [pickup, { country: 'India' }]) {
      expect(invoiceTo(to)).toMatchObject({
        placeOfSupply: '27 Maharashtra',
        buyer: { address: [] },
      })
      expect(invoiceTo(to, { place: AWAY })).toEqual({ place: 'placeDiffers' })
    }
  })

  it('of a registered buyer is where the pieces are handed over, whatever the address', () => {
    const buyerGstin = '29AAPFU0939F1ZR'
    expect(invoiceTo(sent, { buyerGstin })).toMatchObject({ placeOfSupply: '27 Maharashtra' })
  })

  it('is not judged by an address that names no state', () => {
    const nowhere = { ...sent, state: '' }
    for (const place of [HOME, AWAY])
      expect(invoiceTo(nowhere, { place })).toMatchObject({ buyer: { name: 'Asha Rao' } })
  })

  it('needs the address of a buyer who picks the pieces up with a GSTIN, or for ₹50,000 before tax', () => {
    const required = { buyerAddress: 'required' }
    const buyerGstin = '29AAPFU0939F1ZR'
    const buyerAddress = '7 Lake Road, Pune, Maharashtra 411001'
    expect(invoiceTo(pickup, { buyerGstin })).toEqual(required)
    expect(invoiceTo(pickup, { buyerGstin, buyerAddress })).toMatchObject({
      buyer: { address: [buyerAddress], gstin: buyerGstin },
    })
    expect(invoiceTo(pickup, {}, 58_999)).toMatchObject({ lines: [{ taxable: 4_999_916 }] })
    expect(invoiceTo(pickup, {}, 59_000)).toEqual(required)
    expect(invoiceTo(pickup, { buyerAddress }, 59_000)).toMatchObject({
      lines: [{ taxable: 5_000_000 }],
    })
    expect(invoiceTo({ ...pickup, address: '7 Lake Road' }, {}, 59_000)).toMatchObject({
      buyer: { gstin: '' },
    })
  })
})

describe('credit notes', () => {
  function credit(invoice: IssuedDocument, documents: IssuedDocument[], paise: number) {
    const shared = { invoice, documents, tax: TAX, reason: 'Returned', issuedOn: '2026-12-01' }
    return composeCreditNote({ ...shared, paise })
  }

  it('take back an invoice in any parts, to the paisa, and leave nothing', () => {
    const anyParts = fc.array(anyShare, { maxLength: 5 })
    fc.assert(
      fc.property(anyLines, anyParts, anyPlace, (lines, parts, place) => {
        const invoice = issued(composed(lines, 0, place))
        const documents = [invoice]
        for (const part of [...parts, 1]) {
          const paise = Math.floor(uncredited(invoice, documents) * part)
          if (paise === 0) continue
          const content = credit(invoice, documents, paise)
          if (!content) throw new Error('There is no credit note.')
          expect(amountOf(content)).toBe(paise)
          expectSound(content.lines, place)
          const id = `note${documents.length}`
          documents.push(issued(content, { id, kind: 'creditNote', about: invoice.id }))
        }
        expect(uncredited(invoice, documents)).toBe(0)
        const taken = sumOf(documents.slice(1).flatMap(({ content }) => content.lines))
        expect(taken).toEqual(sumOf(invoice.content.lines))
      }),
    )
  })

  it('are never more than is left', () => {
    const invoice = issued(composed([line(1000)]))
    expect(credit(invoice, [invoice], 100_001)).toBeUndefined()
    const content = credit(invoice, [invoice], 40_000)
    expect(content).toMatchObject({
      reason: 'Returned',
      corrects: { number: 'INV-2627-0001', issuedOn: '2026-11-23' },
      issuedOn: '2026-12-01',
    })
    const note = content && issued(content, { id: 'n', kind: 'creditNote', about: invoice.id })
    const known = note ? [invoice, note] : []
    expect(credit(invoice, known, 60_001)).toBeUndefined()
    expect(standingInvoice(known)).toBe(invoice)
  })

  it('make room for another invoice once they take back all of it', () => {
    const invoice = issued(composed([line(1000)]))
    expect(standingInvoice([invoice])).toBe(invoice)
    const content = credit(invoice, [invoice], 100_000)
    const note = content && issued(content, { id: 'n', kind: 'creditNote', about: invoice.id })
    expect(standingInvoice(note ? [note, invoice] : [])).toBeUndefined()
  })
})

describe('a receipt voucher', () => {
  it('names the payment and no tax', () => {
    const lines = [line(12_000), line(12_000), line(500)]
    const content = composeVoucher(occasion(lines), { paise: 500_000, receipt: 'R-2627-0007' })
    expect(content).toMatchObject({ receipt: 'R-2627-0007', order: 'ET-1' })
    expect(content.lines).toMatchObject([
      { description: 'Piece for 12000, Piece for 500', amount: 500_000, taxable: 500_000 },
    ])
  })
})

describe('shares of a sum', () => {
  it('add up in whole paise, and none is more than its amount', () => {
    const anyAmounts = fc.array(fc.nat(1e9), { minLength: 1, maxLength: 50 })
    fc.assert(
      fc.property(anyAmounts, anyShare, (amounts, part) => {
        const total = amounts.reduce((sum, amount) => sum + amount, 0)
        const sum = Math.floor(total * part)
        const shares = sharesOf(sum, amounts)
        expect(shares.reduce((all, share) => all + share, 0)).toBe(total === 0 ? 0 : sum)
        shares.forEach((share, index) => {
          expect(share).toBeGreaterThanOrEqual(0)
          expect(share).toBeLessThanOrEqual(amounts[index] ?? 0)
        })
      }),
    )
  })
})
