import type { DocumentKind, DocumentLine } from '#domain/documents/issuedDocument.ts'

/** What documents are called, on them and in lists. */
export const documentNames: Record<DocumentKind, string> = {
  bill: 'Bill',
  billOfSupply: 'Bill of Supply',
  taxInvoice: 'Tax Invoice',
  receiptVoucher: 'Receipt Voucher',
  creditNote: 'Credit Note',
}

/** `Tax Invoice INV-2627-0001`. */
export function documentName({ kind, number }: { kind: DocumentKind; number: string }): string {
  return `${documentNames[kind]} ${number}`
}

/** A document on its sheet and its page. */
export const documentSheet = {
  title: 'Document',
  list: 'Documents',
  number: 'Number',
  issued: 'Date',
  order: 'Order',
  receipt: 'For receipt',
  gstin: (gstin: string) => `GSTIN ${gstin}`,
  billTo: 'Billed to',
  place: 'Place of supply',
  corrects: 'Corrects',
  correctsWhat: (number: string, day: string) => `${number} of ${day}`,
  reason: 'Reason',
  columns: {
    description: 'Description',
    code: 'HSN/SAC',
    quantity: 'Qty',
    discount: 'Discount',
    taxable: 'Taxable value',
    rate: 'Rate',
    amount: 'Amount',
  },
  quantity: ({ quantity, unit }: Pick<DocumentLine, 'quantity' | 'unit'>) =>
    unit ? `${quantity} ${unit}` : String(quantity),
  percent: (percent: number) => `${percent}%`,
  taxable: 'Taxable value',
  cgst: 'CGST',
  igst: 'IGST',
  total: 'Total',
  signature: 'Authorised signatory',
  print: 'Print or save as PDF',
  back: 'Back to the order',
  notFound:
    'We found no document at this link. If you know its order, open that once while you are online.',
} as const
