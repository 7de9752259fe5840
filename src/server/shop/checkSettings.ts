import { fieldReader } from '#domain/base/parse.ts'
import type { RefusalCode } from '#domain/base/refusal.ts'
import { isGstin } from '#domain/documents/gstin.ts'
import { parseTaxSettings } from '#domain/documents/taxSettings.ts'
import { parseFittingSettings } from '#domain/fittings/fittingSettings.ts'
import { parsePaymentSettings } from '#domain/money/terms.ts'
import { isUpiId } from '#domain/money/upi.ts'
import { messagesProblem } from '#domain/shop/messages.ts'
import { parseWorkroom } from '#domain/workroom/workroom.ts'
import { refuseFields } from '#server/http/refuse.ts'
import { recordOf, type RecordRequest } from '#server/pocketbase/events.ts'
import { jsonField } from '#server/pocketbase/records.ts'

type Check = (sent: unknown) => RefusalCode | undefined

/** The settings that are checked, each with a function that says why it is refused. */
const CHECKS: readonly (readonly [field: FieldOf<'shop'>, check: Check])[] = [
  ['workroom', (sent) => (parseWorkroom(sent).ok ? undefined : 'refused')],
  ['fittings', (sent) => (parseFittingSettings(sent).ok ? undefined : 'refused')],
  ['payment', paymentProblem],
  ['tax', taxProblem],
  ['messages', messagesProblem],
]

/**
 * Refuses settings from which no day, slot, amount or document can be computed, and messages that
 * cannot be sent. One handler, because each in a chain holds an engine until the chain ends.
 */
export function checkSettings(e: RecordRequest<'shop'>): void {
  for (const [field, check] of CHECKS) {
    const sent = jsonField(recordOf(e), field)
    const problem = sent === undefined ? undefined : check(sent)
    if (problem) return refuseFields(e, 'refused', { [field]: problem })
  }
  e.next()
}

function paymentProblem(sent: unknown): RefusalCode | undefined {
  if (parsePaymentSettings(sent).ok) return undefined
  const upiId = fieldReader<{ upiId: string }>(sent).textOr('upiId', '')
  return upiId === '' || isUpiId(upiId) ? 'refused' : 'upiIdInvalid'
}

function taxProblem(sent: unknown): RefusalCode | undefined {
  if (parseTaxSettings(sent).ok) return undefined
  const gstin = fieldReader<{ gstin: string }>(sent).textOr('gstin', '')
  return gstin === '' || isGstin(gstin) ? 'refused' : 'gstinInvalid'
}
