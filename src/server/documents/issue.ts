import { shopDate } from '#domain/base/day.ts'
import { composeCreditNote } from '#domain/documents/composeCreditNote.ts'
import { composeInvoice } from '#domain/documents/composeInvoice.ts'
import { composeVoucher, isForServices } from '#domain/documents/composeVoucher.ts'
import type { SentDocumentRequest } from '#domain/documents/documentRequest.ts'
import { documentNumber, seriesOf } from '#domain/documents/documentNumber.ts'
import {
  isInvoice,
  standingInvoice,
  type DocumentContent,
  type DocumentKind,
  type IssuedDocument,
} from '#domain/documents/issuedDocument.ts'
import type { DocumentContext } from '#domain/documents/parties.ts'
import { parseDocument } from '#domain/documents/parseDocument.ts'
import { invoiceKind, parseTaxSettings, type TaxSettings } from '#domain/documents/taxSettings.ts'
import { financialYear } from '#domain/money/receiptNumber.ts'
import { isByTheYard } from '#domain/products/product.ts'
import { parseDetail } from '#domain/products/productShape.ts'
import { SHOP_ID } from '#domain/shop/shop.ts'
import { nextCount } from '#server/pocketbase/nextCount.ts'
import { findById, jsonField, newRecord } from '#server/pocketbase/records.ts'
import { linesOf, shippingOf, sumsOfOrder } from '#server/orders/orderRecord.ts'
import { ID_TAKEN, NOT_FOUND, type RefusalReason } from '#server/http/refuse.ts'
import { shopOf } from '#server/settings/shopSettings.ts'

type Outcome = { document: RecordOf<'documents'> } | { rejection: RefusalReason }

/** A document to be stored, without its number. */
type Draft = { kind: DocumentKind; about: string; content: DocumentContent }
type Drafted = Draft | { rejection: RefusalReason }

const ALREADY: RefusalReason = { status: 409, code: 'alreadyIssued' }
const UNREADABLE: RefusalReason = { status: 409, code: 'documentNewer' }
const REFUSED: RefusalReason = { status: 409, code: 'refused' }

/** Composes, numbers and stores a document, all in the caller's transaction. */
export function issue(tx: CoreApp, orderId: string, request: SentDocumentRequest): Outcome {
  const stored = findById(tx, 'documents', request.id)
  if (stored)
    return stored.getString('order') === orderId ? { document: stored } : { rejection: ID_TAKEN }
  const order = findById(tx, 'orders', orderId)
  if (!order) return { rejection: NOT_FOUND }
  const tax = taxOf(tx)
  if (!tax) return { rejection: { status: 409, code: 'registrationMissing' } }
  const now = Date.now()
  const context = contextOf(tx, order, { tax, issuedOn: shopDate(now) })
  const drafted = draft(tx, context, { order, request })
  if ('rejection' in drafted) return drafted
  const year = financialYear(now)
  const number = documentNumber(drafted.kind, year, nextCount(tx, seriesOf(drafted.kind, year)))
  const document = newRecord(tx, 'documents', {
    id: request.id,
    order: orderId,
    ...drafted,
    number,
  })
  tx.save(document)
  return { document }
}

type About = { order: RecordOf<'orders'>; request: SentDocumentRequest }

function draft(tx: CoreApp, context: DocumentContext, { order, request }: About): Drafted {
  const documents = documentsOf(tx, order.id)
  if (!documents) return { rejection: UNREADABLE }
  const { tax, issuedOn } = context
  if (request.what === 'invoice') {
    if (standingInvoice(documents)) return { rejection: ALREADY }
    if (order.getString('status') === 'cancelled') return { rejection: REFUSED }
    const composed = composeInvoice(context, request)
    if (composed.kind === 'composed')
      return { kind: invoiceKind(tax), about: '', content: composed.content }
    const { code, fields = {} } = composed.problem
    return { rejection: { status: 409, code, data: { fields } } }
  }
  if (request.what === 'voucher') {
    const { payment } = request
    const entry = findById(tx, 'order_events', payment)
    const isMine = entry?.getString('order') === order.id && entry.getString('kind') === 'payment'
    if (!entry || !isMine) return { rejection: NOT_FOUND }
    if (documents.some(({ about }) => about === payment)) return { rejection: ALREADY }
    // Once the order is invoiced, a payment is no longer an advance.
    if (tax.registration !== 'regular' || standingInvoice(documents)) return { rejection: REFUSED }
    if (isForServices(context)) return { rejection: { status: 409, code: 'advanceTaxed' } }
    const advance = { paise: entry.getInt('paise'), receipt: entry.getString('receipt') }
    return { kind: 'receiptVoucher', about: payment, content: composeVoucher(context, advance) }
  }
  const invoice = documents.find(({ id }) => id === request.invoice)
  if (!invoice || !isInvoice(invoice)) return { rejection: NOT_FOUND }
  const { paise, reason } = request
  const content = composeCreditNote({ invoice, documents, paise, reason, tax, issuedOn })
  if (content) return { kind: 'creditNote', about: invoice.id, content }
  return { rejection: { ...REFUSED, data: { fields: { paise: 'amountInvalid' } } } }
}

function contextOf(
  tx: CoreApp,
  order: RecordOf<'orders'>,
  { tax, issuedOn }: Pick<DocumentContext, 'tax' | 'issuedOn'>,
): DocumentContext {
  const { name, address } = shopOf(tx)
  const lines = linesOf(order)
  const products = lines.map(({ product }) => product)
  return {
    order: {
      number: order.getString('number'),
      lines,
      byTheYard: new Set(products.filter((id) => isSoldByTheYard(tx, id))),
      shipping: shippingOf(order),
    },
    sums: sumsOfOrder(order),
    tax,
    house: { name, address },
    issuedOn,
  }
}

function isSoldByTheYard(tx: CoreApp, id: string): boolean {
  const product = findById(tx, 'products', id)
  const detail = product && parseDetail(jsonField(product, 'detail'))
  return detail ? isByTheYard(detail) : false
}

/** The owner's settings of registration and rates; undefined until they are set. */
function taxOf(tx: CoreApp): TaxSettings | undefined {
  const shop = findById(tx, 'shop', SHOP_ID)
  const tax = parseTaxSettings(shop && jsonField(shop, 'tax'))
  return tax.ok ? tax.value : undefined
}

/**
 * All documents of an order; undefined if one of them was written by a newer version (after a
 * rollback) and cannot be parsed: what it covers could otherwise be issued twice.
 */
function documentsOf(tx: CoreApp, order: string): IssuedDocument[] | undefined {
  const rows = tx.findRecordsByFilter('documents', 'order = {:order}', 'seq', 0, 0, { order })
  const read = rows.map((row) =>
    parseDocument({
      id: row?.id,
      order,
      kind: row?.getString('kind'),
      number: row?.getString('number'),
      about: row?.getString('about'),
      content: row && jsonField(row, 'content'),
      seq: row?.getInt('seq'),
    }),
  )
  const documents = read.flatMap((document) => (document.ok ? [document.value] : []))
  return documents.length === read.length ? documents : undefined
}
