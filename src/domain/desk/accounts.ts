import {
  amountOf,
  type DocumentKind,
  type IssuedDocument,
} from '#domain/documents/issuedDocument.ts'
import { sumOf } from '#domain/documents/split.ts'
import { decimalRupees, type Paise } from '#domain/money/paise.ts'
import type { OrderEvent } from '#domain/orders/orderEvent.ts'
import { customerOf, type OwnerOrder } from './ownerOrder.ts'
import type { Moved } from './takings.ts'

/** The first and last day of an export, as `2026-11-30`; empty for none. */
export type Period = { from: string; until: string }

type Known = ReadonlyMap<string, Pick<OwnerOrder, 'number' | 'shipping'>>

/** A row for each payment and, as a negative amount, each refund of a period, sorted by day. */
export function paymentRows(
  events: readonly OrderEvent[],
  orders: Known,
  period: Period,
  wayOf: (method: string) => string,
): string[][] {
  return events
    .filter((event): event is Moved => event.kind === 'payment' || event.kind === 'refund')
    .filter(({ day }) => isWithin(day, period))
    .sort((one, other) =>
      one.day < other.day ? -1 : one.day > other.day ? 1 : one.seq - other.seq,
    )
    .map((entry) => {
      const order = orders.get(entry.order)
      const paise = entry.kind === 'refund' ? -entry.paise : entry.paise
      return [
        entry.day,
        order?.number ?? '',
        order ? customerOf(order) : '',
        wayOf(entry.method),
        decimalRupees(paise),
        entry.receipt,
        entry.reference,
        entry.note,
      ]
    })
}

/**
 * The documents issued in a period, sorted by number: a row for each tax rate. The amounts of a credit
 * note are negative. A receipt voucher has no taxable value: tax is charged with the invoice.
 */
export function documentRows(
  documents: readonly IssuedDocument[],
  period: Period,
  nameOf: (kind: DocumentKind) => string,
): string[][] {
  return documents
    .filter(({ content }) => isWithin(content.issuedOn, period))
    .sort((one, other) => one.seq - other.seq)
    .flatMap(({ kind, number, content }) => {
      const sign = kind === 'creditNote' ? -1 : 1
      const { issuedOn, order, buyer, placeOfSupply, corrects } = content
      const head = [number, nameOf(kind), issuedOn, order, buyer.name, buyer.gstin, placeOfSupply]
      return ratesOf(content.lines).map((lines) => {
        const { taxable, cgst, sgst, igst } = sumOf(lines)
        const inRupees = (paise: Paise) => decimalRupees(sign * paise)
        return [
          ...head,
          String(lines[0]?.percent ?? 0),
          kind === 'receiptVoucher' ? '' : inRupees(taxable),
          ...[cgst, sgst, igst, amountOf({ lines })].map(inRupees),
          corrects?.number ?? '',
        ]
      })
    })
}

type Line = IssuedDocument['content']['lines'][number]

/** The lines of each rate, the lowest first. */
function ratesOf(lines: readonly Line[]): Line[][] {
  const rates = [...new Set(lines.map(({ percent }) => percent))].sort((one, other) => one - other)
  return rates.map((rate) => lines.filter(({ percent }) => percent === rate))
}

function isWithin(day: string, { from, until }: Period): boolean {
  return day >= from && (until === '' || day <= until)
}
