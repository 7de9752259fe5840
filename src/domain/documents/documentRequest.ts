import { isRecordId } from '#domain/base/identity.ts'
import type { Unread } from '#domain/base/parse.ts'
import { plainText, sentLine } from '#domain/base/plainText.ts'
import type { RefusedFields } from '#domain/base/refusal.ts'
import { isAmount, type Paise } from '#domain/money/paise.ts'
import type { InvoiceWish } from './composeInvoice.ts'

/** What the owner asks for about an order. */
export type DocumentRequest =
  | ({ what: 'invoice' } & InvoiceWish)
  /** `payment` is the id of the entry of the ledger. */
  | { what: 'voucher'; payment: string }
  /** About a part or all of the invoice with this id. */
  | { what: 'creditNote'; invoice: string; paise: Paise; reason: string }

/** A request as a desk sends it; the id becomes the document's. */
export type SentDocumentRequest = DocumentRequest & { id: string }

type EveryField = { [Name in SentField]: unknown }
type SentField = 'id' | 'what' | keyof InvoiceWish | 'payment' | 'invoice' | 'paise' | 'reason'

export type RequestReading =
  | { kind: 'read'; request: SentDocumentRequest }
  | { kind: 'refused'; fields: RefusedFields }

const MAX_REASON = 200
const MAX_ADDRESS = 400

/** Parses an untrusted request. */
export function parseDocumentRequest(body: Unread<EveryField>): RequestReading {
  const { id, what, paise, percent } = body
  if (typeof id !== 'string' || !isRecordId(id)) return refusedFor({ id: 'refused' })
  if (what === 'invoice') {
    const buyerAddress =
      typeof body.buyerAddress === 'string' ? plainText(body.buyerAddress).trim() : ''
    if (buyerAddress.length > MAX_ADDRESS) return refusedFor({ buyerAddress: 'tooLong' })
    const wish = {
      buyerAddress,
      place: sentLine(body.place),
      buyerGstin: sentLine(body.buyerGstin).toUpperCase(),
    }
    const rate = typeof percent === 'number' ? percent : 0
    return { kind: 'read', request: { id, what, ...wish, percent: rate } }
  }
  if (what === 'voucher')
    return { kind: 'read', request: { id, what, payment: sentLine(body.payment) } }
  if (what !== 'creditNote') return refusedFor({ what: 'refused' })
  const reason = sentLine(body.reason)
  if (reason === '') return refusedFor({ reason: 'required' })
  if (reason.length > MAX_REASON) return refusedFor({ reason: 'tooLong' })
  if (!isAmount(paise)) return refusedFor({ paise: 'amountInvalid' })
  return { kind: 'read', request: { id, what, invoice: sentLine(body.invoice), paise, reason } }
}

function refusedFor(fields: RefusedFields): RequestReading {
  return { kind: 'refused', fields }
}
