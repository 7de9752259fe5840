import type { DocumentKind } from './issuedDocument.ts'

const SERIES: Record<DocumentKind, string> = {
  bill: 'BILL',
  billOfSupply: 'BOS',
  taxInvoice: 'INV',
  receiptVoucher: 'RV',
  creditNote: 'CN',
}

/** The name of the counter of a kind in a financial year, `documents-INV-2627`. */
export function seriesOf(kind: DocumentKind, year: string): string {
  return `documents-${SERIES[kind]}-${year}`
}

/** `INV-2627-0001`, counted from 1 within the financial year; law allows 16 characters. */
export function documentNumber(kind: DocumentKind, year: string, count: number): string {
  return `${SERIES[kind]}-${year}-${String(count).padStart(4, '0')}`
}
