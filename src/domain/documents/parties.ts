import type { OrderLine } from '#domain/orders/order.ts'
import type { Shipping } from '#domain/orders/shipping.ts'
import type { Sums } from '#domain/money/ledger.ts'
import { buyerAddressOf } from './buyerAddress.ts'
import type { DocumentContent, DocumentKind } from './issuedDocument.ts'
import type { TaxSettings } from './taxSettings.ts'

/** What a document is composed from. */
export type DocumentContext = {
  order: {
    number: string
    lines: readonly OrderLine[]
    /** The ids of the products whose quantity counts yards. */
    byTheYard: ReadonlySet<string>
    shipping: Shipping
  }
  sums: Sums
  tax: TaxSettings
  house: { name: string; address: string }
  /** The day in the shop, `2026-11-30`. */
  issuedOn: string
}

/** Seller, buyer, order and day, as every document names them; no tax yet. */
export function partiesOf(
  { order, tax, house, issuedOn }: DocumentContext,
  { lines: address } = buyerAddressOf(order.shipping, { shopAddress: house.address, typed: '' }),
): DocumentContent {
  const { shipping } = order
  const isNamed = tax.legalName !== '' && tax.legalName !== house.name
  return {
    seller: {
      name: isNamed ? tax.legalName : house.name,
      address: [isNamed ? house.name : '', house.address].filter(isFilled),
      gstin: tax.gstin,
    },
    buyer: {
      name: `${shipping.firstName} ${shipping.lastName}`.trim(),
      address,
      gstin: '',
    },
    order: order.number,
    issuedOn,
    placeOfSupply: '',
    stateTax: 'SGST',
    lines: [],
    sentences: [],
  }
}

/** The statements required by law on a kind of document. */
export function sentencesFor({ sentences }: TaxSettings, kind: DocumentKind): string[] {
  return sentences[kind].split('\n').filter(isFilled)
}

function isFilled(text: string): boolean {
  return text.trim() !== ''
}
