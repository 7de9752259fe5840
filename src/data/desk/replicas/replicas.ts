import { parseFittingRecord } from '#domain/fittings/parseFitting.ts'
import { parseDocument } from '#domain/documents/parseDocument.ts'
import { replicaOf } from './replica.ts'
import { parseOwnedProduct } from '#data/parse/parseOwnedProduct.ts'
import { parseOwnerOrder } from '#data/parse/parseOrder.ts'
import { parseOrderEvent } from '#data/parse/parseOrderEvent.ts'

/** Every product including drafts and deleted ones, as the server last sent them. */
export const productReplica = replicaOf('products', parseOwnedProduct)

/**
 * Every order's ledger entries, and the events that made its pieces ready or took that back. Of the
 * other events, this device has only the latest.
 */
export const ledgerReplica = replicaOf('order_events', parseOrderEvent, {
  name: 'ledger',
  only: "kind = 'payment' || kind = 'refund' || kind = 'discount' || to = 'ready' || from = 'ready'",
})

/**
 * Every order of the shop, as the server last sent them. Their ledgers are pulled before them: the sums
 * of an order do not tell whether a payment whose answer was lost is among them.
 */
export const orderReplica = replicaOf('orders', parseOwnerOrder, { pullAfter: ledgerReplica })

/** The fittings of every order. */
export const fittingReplica = replicaOf('fittings', parseFittingRecord)

/** Every document that was issued. */
export const documentReplica = replicaOf('documents', parseDocument)
