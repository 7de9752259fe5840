import type { AddressEntry } from '#domain/addresses/addressBook.ts'
import type { CartLine, Preferences } from '#domain/cart/cart.ts'
import type { EditTimes } from '#domain/orders/mergePreferences.ts'
import type { FittingPage } from '#domain/fittings/sentFitting.ts'
import type { IssuedDocument } from '#domain/documents/issuedDocument.ts'
import type { Order } from '#domain/orders/order.ts'
import type { OrderEvent } from '#domain/orders/orderEvent.ts'
import type { OutboxEntry } from '#domain/outbox/outbox.ts'
import type { Product } from '#domain/products/product.ts'
import type { StorefrontMail } from '#domain/mail/storefrontMail.ts'
import type { MeasurementSet } from '#domain/measurements/measurementSet.ts'

/** The account a row belongs to; empty for this device's guest. */
export type Owned = { owner: string }

export type CartRow = CartLine & Owned & { addedAt: number }

/** A form's unsent draft, in the form's own shape. */
export type DraftRow = Owned & { key: string; name: string; draft: unknown; savedAt: number }

/** `editedAt` and `addresses` are missing in a row that an earlier version stored. */
export type PreferencesRow = Owned & {
  preferences: Preferences
  editedAt?: EditTimes
  addresses?: AddressEntry[]
}

/** An outbox entry with its payload. */
export type OutboxRow = OutboxEntry & {
  payload: unknown
  /**
   * The cart lines that an order took; they return to the cart when the server refuses it at once.
   */
  lines?: CartRow[]
  /** Always empty now; version 2 stored ids of lines here that might still be in the cart. */
  cartLines: string[]
  /** The account that submitted it, for entries that are sent as a guest. */
  by?: string
}

/** Proof of delivery, with the ids of the cart lines that were in the order. */
export type ReceiptRow = Owned & {
  id: string
  kind: OutboxRow['kind']
  sentAt: number
  lines?: string[]
}

/** A mail that this device sends itself once its subject (an order, say) has reached the server. */
export type MailRow = StorefrontMail & Owned & { key: string }

/** An order stored on the server, with its history and documents as far as this device knows them. */
export type OrderRow = Order & Owned & { events?: OrderEvent[]; documents?: IssuedDocument[] }

export type MetaRow = { key: string; value: unknown }

export type ProductRow = Product

/** A record of one of the owner's replicas, stored while the owner is signed in. */
export type ReplicaRow = { collection: string; id: string; record: unknown }

/** The fittings of an order as last fetched, by the token of their page. */
export type FittingPageRow = FittingPage & Owned & { token: string }

/** A deleted set stays as a tombstone until its deletion is delivered. */
export type MeasurementSetRow = MeasurementSet & Owned

/** The set without the row's owner. */
export function withoutOwner(row: MeasurementSetRow): MeasurementSet {
  const { owner: _owner, ...set } = row
  return set
}
