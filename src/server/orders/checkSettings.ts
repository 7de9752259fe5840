import { readFittingSettings } from '#domain/fittings/fittingSettings.ts'
import { readHousePayment } from '#domain/money/terms.ts'
import { isUpiId } from '#domain/money/upi.ts'
import { fieldReader } from '#domain/base/parse.ts'
import { recordOf, type RecordRequest } from '#server/pocketbase/events.ts'
import { jsonField } from '#server/pocketbase/records.ts'
import { refuseFields } from '#server/http/refuse.ts'
import { messagesProblem } from '#domain/shop/messages.ts'

/** Refuses terms from which no amount can be computed, and an invalid UPI id. */
export function checkPayment(e: RecordRequest<'shop'>): void {
  const sent = jsonField(recordOf(e), 'payment')
  if (sent === undefined || readHousePayment(sent).ok) return e.next()
  const upiId = fieldReader<{ upiId: string }>(sent).textOr('upiId', '')
  const code = upiId === '' || isUpiId(upiId) ? 'refused' : 'upiIdInvalid'
  refuseFields(e, 'refused', { payment: code })
}

/** Refuses settings from which no slot can be computed. */
export function checkFittings(e: RecordRequest<'shop'>): void {
  const sent = jsonField(recordOf(e), 'fittings')
  if (sent === undefined || readFittingSettings(sent).ok) e.next()
  else refuseFields(e, 'refused', { fittings: 'refused' })
}

/** Refuses messages that are too long, or that have an unknown placeholder. */
export function checkMessages(e: RecordRequest<'shop'>): void {
  const sent = jsonField(recordOf(e), 'messages')
  const problem = sent === undefined || sent === null ? undefined : messagesProblem(sent)
  if (problem) refuseFields(e, 'refused', { messages: problem })
  else e.next()
}
