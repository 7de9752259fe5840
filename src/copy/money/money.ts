import { PAYMENT_WAYS, type PaymentWay } from '#domain/money/ledger.ts'
import { formatPaise, type Paise } from '#domain/money/paise.ts'
import type { PaymentTerms } from '#domain/money/terms.ts'
import type { OrderEvent } from '#domain/orders/orderEvent.ts'

/** The money of an order, as its page and the desk show it. */
export const money = {
  total: 'Total',
  discount: 'Taken off',
  received: 'Received',
  balance: 'Balance',
  owed: 'To be returned',
  due: 'To be paid now',
} as const

const paymentWays: Record<PaymentWay, string> = {
  cash: 'cash',
  upi: 'UPI',
  card: 'card',
  transfer: 'bank transfer',
}

/** How it was paid; what an earlier version wrote comes back unchanged. */
export function wayWords(method: string): string {
  const way = PAYMENT_WAYS.find((known) => known === method)
  return way ? paymentWays[way] : method
}

/** When an order is to be paid. */
export function termsSentence(terms: PaymentTerms): string {
  if (terms.kind === 'full') return 'To be paid in full before the work begins.'
  if (terms.kind === 'delivery') return 'To be paid on delivery.'
  return `${terms.percent}% to be paid before the work begins, the rest on delivery.`
}

export type MoneyEvent = Extract<
  OrderEvent,
  { kind: 'payment' | 'refund' | 'discount' | 'claim' | 'claimRefused' }
>

/** The fields of a money event that its sentence uses. */
type Told = { kind: MoneyEvent['kind']; paise: Paise; method?: string; reference?: string }

/** Whether an event is about money. */
export function isMoneyEvent(event: OrderEvent): event is MoneyEvent {
  return ['payment', 'refund', 'discount', 'claim', 'claimRefused'].includes(event.kind)
}

/** `₹10,000 received, UPI, reference 123456789012`: an entry of the ledger, or a claim. */
export function moneySentence({ kind, paise, method = '', reference = '' }: Told): string {
  const amount = formatPaise(paise)
  switch (kind) {
    case 'discount':
      return `${amount} taken off`
    case 'claim':
      return `Reported as paid by UPI, reference ${reference}`
    case 'claimRefused':
      return `Not received: reference ${reference}`
    case 'payment':
    case 'refund': {
      const what = kind === 'payment' ? 'received' : 'returned'
      const named = reference && `reference ${reference}`
      return [`${amount} ${what}`, wayWords(method), named].filter(Boolean).join(', ')
    }
  }
}
