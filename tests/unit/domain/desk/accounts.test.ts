import { expect, it } from 'vitest'
import { documentRows, paymentRows } from '#domain/desk/accounts.ts'
import type { IssuedDocument } from '#domain/documents/issuedDocument.ts'
import type { OrderEvent } from '#domain/orders/orderEvent.ts'
import { SHIPPING } from '#tests/harness/data/shipping.ts'

const OCTOBER = { from: '2026-10-01', until: '2026-10-31' }
const ORDERS = new Map([['o1', { number: 'ET-1', shipping: SHIPPING }]])

function entry(seq: number, day: string, kind: 'payment' | 'refund', paise: number): OrderEvent {
  const who = { actor: 'owner', note: '', created: `${day}T00:00:00.000Z` } as const
  const how = { method: 'upi', reference: '=R1', receipt: `R-2627-000${seq}` }
  return { id: `e${seq}`, order: 'o1', seq, day, kind, paise, ...who, ...how }
}

it('The payments of a period are listed by day, refunds below zero', () => {
  const events = [
    entry(4, '2026-10-02', 'refund', 5),
    entry(3, '2026-10-31', 'payment', 100_050),
    entry(2, '2026-10-01', 'payment', 200),
    entry(1, '2026-09-30', 'payment', 300),
    entry(5, '2026-11-01', 'payment', 400),
  ]
  const rows = paymentRows(events, ORDERS, OCTOBER, (method) => method.toUpperCase())
  expect(rows.map(([day, , , , amount]) => [day, amount])).toEqual([
    ['2026-10-01', '2.00'],
    ['2026-10-02', '-0.05'],
    ['2026-10-31', '1000.50'],
  ])
  expect(rows[0]).toEqual([
    '2026-10-01',
    'ET-1',
    'Asha Rao',
    'UPI',
    '2.00',
    'R-2627-0002',
    '=R1',
    '',
  ])
})

function line(percent: number, taxable: number, tax: number) {
  const split = { taxable, cgst: tax, sgst: tax, igst: 0 }
  const text = { description: 'Suit', code: '6203', quantity: 1, discount: 0, position: 0 }
  return { ...text, ...split, percent, amount: taxable + 2 * tax }
}

function document(seq: number, kind: IssuedDocument['kind'], issuedOn: string): IssuedDocument {
  const content: IssuedDocument['content'] = {
    seller: { name: 'House', address: [], gstin: 'S' },
    buyer: { name: 'Asha Rao', address: [], gstin: 'B' },
    order: 'ET-1',
    issuedOn,
    placeOfSupply: '27 Maharashtra',
    stateTax: 'SGST',
    lines: [line(18, 10_000, 900), line(5, 2_000, 50), line(18, 100, 9)],
    sentences: [],
    ...(kind === 'creditNote' && { corrects: { number: 'INV-1', issuedOn } }),
  }
  return { id: `d${seq}`, order: 'o1', kind, number: `N-${seq}`, about: '', content, seq }
}

it('The documents of a period are listed by number and rate, credit notes below zero', () => {
  const documents = [
    document(2, 'creditNote', '2026-10-31'),
    document(1, 'taxInvoice', '2026-10-01'),
    document(3, 'taxInvoice', '2026-11-01'),
  ]
  const rows = documentRows(documents, OCTOBER, (kind) => kind)
  const head = ['ET-1', 'Asha Rao', 'B', '27 Maharashtra']
  expect(rows).toEqual([
    ['N-1', 'taxInvoice', '2026-10-01', ...head, '5', '20.00', '0.50', '0.50', '0.00', '21.00', ''],
    [
      'N-1',
      'taxInvoice',
      '2026-10-01',
      ...head,
      '18',
      '101.00',
      '9.09',
      '9.09',
      '0.00',
      '119.18',
      '',
    ],
    [
      'N-2',
      'creditNote',
      '2026-10-31',
      ...head,
      '5',
      '-20.00',
      '-0.50',
      '-0.50',
      '0.00',
      '-21.00',
      'INV-1',
    ],
    [
      'N-2',
      'creditNote',
      '2026-10-31',
      ...head,
      '18',
      '-101.00',
      '-9.09',
      '-9.09',
      '0.00',
      '-119.18',
      'INV-1',
    ],
  ])
})

it('A receipt voucher has no taxable value: an advance on goods is no sale yet', () => {
  const voucher = document(1, 'receiptVoucher', '2026-10-01')
  const lines = [line(0, 50_000, 0)]
  const content = { ...voucher.content, placeOfSupply: '', lines }
  const [row] = documentRows([{ ...voucher, content }], OCTOBER, (kind) => kind)
  expect(row?.slice(7)).toEqual(['0', '', '0.00', '0.00', '0.00', '500.00', ''])
})
