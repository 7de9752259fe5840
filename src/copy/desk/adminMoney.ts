import { PAYMENT_WAYS, type EntryKind, type PaymentWay } from '#domain/money/ledger.ts'
import type { PaymentSettings, PaymentTerms } from '#domain/money/terms.ts'
import { counted } from '#copy/base/count.ts'
import { termsSentence } from '#copy/money/money.ts'

/** Payments and terms at the desk. */
export const adminMoney = {
  title: 'Payments',
  entries: 'Entries',
  payPage: 'UPI code for what is due now',
  record: 'Record',
  kinds: {
    payment: 'Money received',
    refund: 'Money returned',
    discount: 'Discount',
  } satisfies Record<EntryKind, string>,
  submit: {
    payment: 'Add payment',
    refund: 'Add refund',
    discount: 'Add discount',
  } satisfies Record<EntryKind, string>,
  added: {
    payment: 'Payment added',
    refund: 'Refund added',
    discount: 'Discount added',
  } satisfies Record<EntryKind, string>,
  amount: 'Amount in rupees',
  way: 'How it was paid',
  ways: {
    cash: 'Cash',
    upi: 'UPI',
    card: 'Card',
    transfer: 'Bank transfer',
  } satisfies Record<PaymentWay, string>,
  day: { payment: 'Received on', refund: 'Returned on' },
  reference: 'Reference, if there is one',
  reason: 'Reason, which the customer reads',
  receipt: (number: string) => `Receipt ${number}`,
  overpaid: (received: string, toPay: string) =>
    `That makes ${received} received for an order of ${toPay}. Add the payment?`,
  claimed: (reference: string) =>
    `The customer says that it is paid by UPI, reference ${reference}. Look for it in your bank.`,
  arrived: 'It arrived',
  notArrived: 'It did not arrive',
  refused: 'Noted: it did not arrive',
  reminded: 'Reminder sent',
} as const

/** Who owes what, on the desk's first page. */
export const adminDues = {
  title: 'To be paid now',
  sum: (amount: string, orders: number) => `${amount} on ${counted(orders, 'order', 'orders')}`,
  since: (day: string) => `since ${day}`,
  ordered: (day: string) => `ordered ${day}`,
  claim: 'Reported as paid: look it up',
  remind: 'Remind by WhatsApp',
  reminded: (day: string) => `Reminded on ${day}`,
} as const

/** A way of payment as a heading; what an earlier version wrote comes back unchanged. */
function wayName(method: string): string {
  const way = PAYMENT_WAYS.find((known) => known === method)
  return way ? adminMoney.ways[way] : method
}

/** What a day brought in, on the desk's first page. */
export const adminTakings = {
  title: 'Takings',
  day: 'Day',
  today: 'Today',
  yesterday: 'Yesterday',
  loading: 'Fetching the payments',
  nothing: 'No money was received or returned on this day.',
  stale: 'This is how it was when this device was last online, with what it still has to send.',
  way: wayName,
  parts: (received: string, returned: string) => `${received} received, ${returned} returned`,
  entries: (count: number) => counted(count, 'entry', 'entries'),
} as const

/** How the house takes money, in the settings. */
export const adminPayment = {
  title: 'Payment',
  off: 'Customers see no terms yet, and nothing can be paid by UPI on their phones.',
  start: 'Set terms',
  terms: 'When an order is to be paid',
  kinds: {
    full: 'In full before the work begins',
    advance: 'A share in advance',
    delivery: 'On delivery',
  } satisfies Record<PaymentTerms['kind'], string>,
  percent: 'Advance in percent',
  termsHint: 'An order keeps the terms that it was placed with.',
  upiId: 'UPI ID',
  upiHint:
    'Each order then has a page with a UPI code for the sum that is due. A personal UPI ID works as a code to scan, but apps refuse it when a customer taps the button on the phone: for that, ask your bank for a merchant ID.',
} as const

/** The settings as text, to compare two versions. */
export function paymentWords({ terms, upiId }: PaymentSettings): string {
  return [termsSentence(terms), ...(upiId === '' ? [] : [upiId])].join('\n')
}
