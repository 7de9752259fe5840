import { fieldReader, type Parsed } from '#domain/base/parse.ts'
import { isUpiId } from './upi.ts'
import { paiseOf, type Paise } from './paise.ts'

export const TERMS_KINDS = ['full', 'advance', 'delivery'] as const

/**
 * When an order is to be paid: in full before the work begins, a share of it then and the rest at
 * delivery, or all of it at delivery. Frozen into each order as it is placed.
 */
export type PaymentTerms =
  | { kind: 'full' }
  | { kind: 'advance'; percent: number }
  | { kind: 'delivery' }

/** How the house takes money. */
export type PaymentSettings = {
  terms: PaymentTerms
  /** Where UPI pays to, `house@bank`; empty for a house that takes none. */
  upiId: string
}

const MAX_PERCENT = 99

/** Parses the terms; an impossible share invalidates them. */
export function parseTerms(wire: unknown): Parsed<PaymentTerms> {
  const from = fieldReader<{ kind: string; percent: number }>(wire)
  const kind = from.oneOf('kind', TERMS_KINDS)
  if (kind !== 'advance') return from.finish(kind && { kind })
  const percent = from.number('percent')
  const isShare = Number.isInteger(percent) && percent >= 1 && percent <= MAX_PERCENT
  return from.finish(isShare ? { kind, percent } : undefined)
}

/** Parses how the house takes money. */
export function parsePaymentSettings(wire: unknown): Parsed<PaymentSettings> {
  const from = fieldReader<PaymentSettings>(wire)
  const terms = from.optional('terms', parseTerms)
  const upiId = from.textOr('upiId', '')
  const isSound = upiId === '' || isUpiId(upiId)
  return from.finish(terms && isSound ? { terms, upiId } : undefined)
}

/**
 * What is to be paid before the work begins, of `toPay`: a share is rounded down to whole rupees.
 * Nothing without terms: an order from before the house had any is paid at delivery.
 */
export function advanceOf(toPay: Paise, terms: PaymentTerms | undefined): Paise {
  if (!terms || terms.kind === 'delivery') return 0
  if (terms.kind === 'full') return toPay
  return paiseOf(Math.floor((toPay * terms.percent) / 100 / paiseOf(1)))
}
