import type { DocumentKind } from '#domain/documents/issuedDocument.ts'
import type { Registration, TaxSettings } from '#domain/documents/taxSettings.ts'
import type { TaxRate } from '#domain/documents/taxRates.ts'
import { documentNames } from '#copy/money/documents.ts'

/** The default sentences on documents. The hints name their legal sources. */
export const defaultSentences: Record<DocumentKind, string> = {
  bill: '',
  billOfSupply: 'Composition taxable person, not eligible to collect tax on supplies',
  taxInvoice: 'Tax is not payable on reverse charge.',
  receiptVoucher: 'Advance for goods. Tax is charged with the tax invoice.',
  creditNote: '',
}

/** Registration, codes, rates and sentences, in the settings. */
export const adminTax = {
  title: 'Invoices and GST',
  off: 'No bill or invoice can be issued yet.',
  start: 'Set up invoices',
  review: 'Have your accountant review this.',
  registration: 'Registration for GST',
  registrations: {
    none: 'Not registered: plain bills',
    composition: 'Composition: bills of supply',
    regular: 'Regular: tax invoices',
  } satisfies Record<Registration, string>,
  registrationHint:
    'By turnover: CGST Act, section 22 for the registration, section 10 for the composition.',
  legalName: 'Legal name',
  legalNameHint: 'As on the registration certificate. Empty if it is the name of the house.',
  gstin: 'GSTIN',
  gstinHint: 'Its first two digits are your state: sales within it carry CGST and SGST.',
  codes: 'Codes of the categories',
  codesHint:
    'HSN of goods or SAC of services, such as 6203 for suits and 6205 for shirts. Four digits up to a turnover of ₹5 crore, six above (Notification 78/2020-Central Tax).',
  code: (category: string) => `HSN or SAC of ${category}`,
  rates: 'Rates',
  ratesHint:
    'Apparel, chapters 61 to 63: 5% up to ₹2,500 a piece before tax and 18% above, from 22 September 2025 (Notification 9/2025-Central Tax (Rate)). Sources disagree about stitching cloth that customers bring (SAC 9988), so it has no rate before you give one.',
  rateCode: 'Codes that begin with',
  from: 'Holds from',
  limit: 'Up to, in ₹ before tax',
  limitHint: '0 for any value',
  percent: 'Percent',
  above: 'Percent above',
  add: 'Add a rate',
  remove: (code: string) => `Remove the rate of ${code}`,
  sentences: 'Sentences on the documents',
  sentence: {
    bill: documentNames.bill,
    billOfSupply: documentNames.billOfSupply,
    taxInvoice: documentNames.taxInvoice,
    receiptVoucher: documentNames.receiptVoucher,
    creditNote: documentNames.creditNote,
  },
  sentenceHints: {
    bill: undefined,
    billOfSupply: 'CGST Rules, rule 5(1)(f).',
    taxInvoice: 'Whether tax is payable on reverse charge: CGST Rules, rule 46(p).',
    receiptVoucher: 'Rule 50, and Notification 66/2017-Central Tax for advances on goods.',
    creditNote: undefined,
  } satisfies Record<DocumentKind, string | undefined>,
} as const

/** The settings as text, to compare two versions. */
export function taxWords({ registration, legalName, gstin, ...tax }: TaxSettings): string {
  const codes = tax.codes.map(({ category, code }) => `${category} ${code}`)
  const rates = tax.rates.map(rateWords)
  const sentences = Object.values(tax.sentences)
  return [adminTax.registrations[registration], legalName, gstin, ...codes, ...rates, ...sentences]
    .filter((text) => text !== '')
    .join('\n')
}

function rateWords({ code, from, limit, percent, above }: TaxRate): string {
  const upper = limit > 0 ? `, ${above}% above ₹${limit}` : ''
  return `${code} from ${from}: ${percent}%${upper}`
}

/** Documents on the desk's page of an order. */
export const adminDocuments = {
  title: 'Documents',
  none: 'No bill or invoice yet.',
  issue: 'Issue invoice',
  issued: (name: string) => `${name} issued`,
  waits: 'Waits for a network: its number is given by the server.',
  waitsForEntries: 'Waits until what this device has recorded for the order is sent.',
  settings: 'Say in Settings how the house is registered for GST, then invoices can be issued.',
  notYet: 'This order cannot be invoiced yet.',
  noCode: (category: string) => `No HSN or SAC code is set for ${category}.`,
  noRate: (category: string, code: string) =>
    `No rate holds today for ${code}, the code of ${category}.`,
  toCodes: 'Set the code in Settings',
  toRates: 'Set the rate in Settings',
  place: 'Place of supply',
  placeHint:
    'For a customer with a GSTIN, the state where the pieces are handed over or sent; for others, that of the address on the invoice, else your own (IGST Act, section 10(1)). Exports are not covered.',
  choose: 'Choose a state',
  chooseRate: 'Choose a rate',
  buyerGstin: 'GSTIN of the customer, if registered',
  buyerAddress: 'Address of the customer',
  buyerAddressHint:
    'Required with a GSTIN, and from ₹50,000 before tax (CGST Rules, rule 46(d) and (e)).',
  gapRate: 'Rate for this price',
  gapHint: (from: string, upTo: string) =>
    `A piece between ${from} and ${upTo} fits neither rate: above the limit at the lower one, below it at the higher. Ask your accountant.`,
  gapWarning: (from: string, upTo: string, low: number, high: number) =>
    `From ${from} to ${upTo} neither GST rate fits: too dear for ${low}%, too cheap for ${high}%. Have your accountant choose, or move the price.`,
  gapsOf: (names: readonly string[], others: number) =>
    `${names.join(', ')}${others > 0 ? ` and ${others} more` : ''}:`,
  differs: (charged: string, toPay: string) =>
    `The invoice charges ${charged}, the order now costs ${toPay}. A credit note corrects what is too much.`,
  voucher: (receipt: string) => `Receipt voucher for ${receipt}`,
  credit: 'Credit note',
  creditFor: (number: string) => `Credit note for ${number}`,
  creditAmount: 'Amount to credit, in rupees',
  creditReason: 'Reason, which the customer reads',
  creditHint: 'It moves no money: add the refund to the payments.',
  credited: (amount: string) => `${amount} credited`,
} as const

/** Files for the accountant, on the desk's first page. */
export const adminAccounts = {
  title: 'For the accountant',
  from: 'From',
  until: 'Until',
  loading: 'Fetching the books',
  stale:
    'The files have what was known when this device was last online, with what it still has to send.',
  empty: 'Nothing to save: this period has no entries.',
  payments: 'Payments as CSV',
  documents: 'Documents as CSV',
  paymentColumns: [
    'Day',
    'Order',
    'Customer',
    'How it was paid',
    'Amount',
    'Receipt',
    'Reference',
    'Reason',
  ],
  documentColumns: [
    'Number',
    'Document',
    'Date',
    'Order',
    'Customer',
    'GSTIN',
    'Place of supply',
    'Rate in percent',
    'Taxable value',
    'CGST',
    'SGST or UTGST',
    'IGST',
    'Total',
    'Corrects',
  ],
} as const
