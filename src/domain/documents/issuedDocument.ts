import type { Paise } from '#domain/money/paise.ts'
import type { TaxSplit } from './split.ts'

export const DOCUMENT_KINDS = [
  'bill',
  'billOfSupply',
  'taxInvoice',
  'receiptVoucher',
  'creditNote',
] as const

export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** What a document charges or credits, with everything that is printed about it. */
export type DocumentLine = TaxSplit & {
  /** Which line of the order it is about, from 0. */
  position: number
  description: string
  /** HSN or SAC; empty where none is printed. */
  code: string
  quantity: number
  /** The code of the unit that the quantity counts, as returns name it; missing for pieces. */
  unit?: 'YDS'
  /** Taken off the line; `amount` is without it. */
  discount: Paise
  /** With tax. */
  amount: Paise
  /** 0 where no tax is charged. */
  percent: number
}

/** Seller or buyer. */
export type Party = { name: string; address: string[]; gstin: string }

/** The whole paper, frozen when it was issued. */
export type DocumentContent = {
  seller: Party
  buyer: Party
  /** The order's number. */
  order: string
  /** `2026-11-30`. */
  issuedOn: string
  /** `27 Maharashtra`; empty where no tax is charged. */
  placeOfSupply: string
  /** The name of the state's share of the tax. */
  stateTax: 'SGST' | 'UTGST'
  lines: DocumentLine[]
  /** Statements required by law. */
  sentences: string[]
  /** Of a credit note: the number and day of what it corrects. */
  corrects?: { number: string; issuedOn: string }
  /** Of a credit note. */
  reason?: string
  /** Of a receipt voucher: the number of the payment's receipt. */
  receipt?: string
}

/** A numbered paper about an order. It never changes; a credit note corrects it. */
export type IssuedDocument = {
  id: string
  order: string
  kind: DocumentKind
  /** `INV-2627-0001`. */
  number: string
  /** Of a credit note the document, of a receipt voucher the payment that it is about; else empty. */
  about: string
  content: DocumentContent
  seq: number
}

/** What a document charges or credits in all, with tax. */
export function amountOf({ lines }: Pick<DocumentContent, 'lines'>): Paise {
  return lines.reduce((sum, { amount }) => sum + amount, 0)
}

/** Whether it charges the order: a bill, a bill of supply or a tax invoice. */
export function isInvoice({ kind }: Pick<IssuedDocument, 'kind'>): boolean {
  return kind !== 'receiptVoucher' && kind !== 'creditNote'
}

/** The credit notes about a document. */
export function creditsOf<Known extends Pick<IssuedDocument, 'kind' | 'about'>>(
  { id }: Pick<IssuedDocument, 'id'>,
  documents: readonly Known[],
): Known[] {
  return documents.filter(({ kind, about }) => kind === 'creditNote' && about === id)
}

/** What has not been credited of a document. */
export function uncredited(document: IssuedDocument, documents: readonly IssuedDocument[]): Paise {
  const credited = creditsOf(document, documents).map(({ content }) => amountOf(content))
  return credited.reduce((left, amount) => left - amount, amountOf(document.content))
}

/** The invoice that charges the order now; undefined before one is issued or once it is credited. */
export function standingInvoice(documents: readonly IssuedDocument[]): IssuedDocument | undefined {
  return documents.find((document) => {
    const isCredited = creditsOf(document, documents).length > 0
    return isInvoice(document) && !(isCredited && uncredited(document, documents) <= 0)
  })
}
