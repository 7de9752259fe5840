import type { Paise } from '#domain/money/paise.ts'
import type { DocumentContent } from './issuedDocument.ts'
import { partiesOf, sentencesFor, type DocumentContext } from './parties.ts'
import { untaxed } from './split.ts'
import { codeOf } from './taxSettings.ts'

/** A payment in advance, `receipt` being the number of its receipt. */
export type Advance = { paise: Paise; receipt: string }

/** Whether an advance is also for services, whose codes begin with 99: on these, tax is due at once. */
export function isForServices({ order, tax }: Pick<DocumentContext, 'order' | 'tax'>): boolean {
  return order.lines.some(({ category }) => codeOf(tax, category).startsWith('99'))
}

/** Composes the receipt voucher for an advance on goods: no tax is due before the invoice. */
export function composeVoucher(
  context: DocumentContext,
  { paise, receipt }: Advance,
): DocumentContent {
  const description = [...new Set(context.order.lines.map(({ name }) => name))].join(', ')
  const line = { position: 0, description, code: '', quantity: 1, discount: 0, percent: 0 }
  return {
    ...partiesOf(context),
    lines: [{ ...line, amount: paise, ...untaxed(paise) }],
    sentences: sentencesFor(context.tax, 'receiptVoucher'),
    receipt,
  }
}
