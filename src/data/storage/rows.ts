import type { CartLine, Preferences } from '#domain/orders/cart.ts'
import type { EditTimes } from '#domain/orders/mergePreferences.ts'
import type { Order } from '#domain/orders/order.ts'
import type { OutboxEntry } from '#domain/outbox/outbox.ts'
import type { Product } from '#domain/products/product.ts'
import type { StorefrontMail } from '#domain/mail/storefrontMail.ts'

/** What each row belongs to: an account's id, or empty for the guest of this device. */
export type Owned = { owner: string }

export type CartRow = CartLine & Owned & { addedAt: number }

/** What was typed into a form and not sent yet, in the form's own shape. */
export type DraftRow = Owned & { key: string; name: string; draft: unknown; savedAt: number }

/** `editedAt` is missing in a row that an earlier version stored. */
export type PreferencesRow = Owned & { preferences: Preferences; editedAt?: EditTimes }

/** Something on its way to the server, with what is to be sent. */
export type OutboxRow = OutboxEntry & {
  payload: unknown
  /** The cart lines that an order took; they go back when the shop refuses it at once. */
  lines?: CartRow[]
  /** Empty; version 2 kept the ids of lines here that might still be in the cart. */
  cartLines: string[]
  /** Whoever handed it over, where it is sent as nobody's. */
  by?: string
}

/** Proof that something was delivered, with the ids of the cart lines that went with it. */
export type ReceiptRow = Owned & {
  id: string
  kind: OutboxRow['kind']
  sentAt: number
  lines?: string[]
}

/** A mail that this device sends itself, when what it is about has reached the shop. */
export type MailRow = StorefrontMail & Owned & { key: string }

/** Something that happened to an order: a move, a payment in rupees, or a note of the house. */
export type OrderEvent = {
  id: string
  kind: 'status' | 'payment' | 'note'
  /** The status before and after; undefined where nothing moved, or at the beginning. */
  from: string | undefined
  to: string | undefined
  amount: number
  method: string
  note: string
  actor: 'guest' | 'shopper' | 'owner'
  created: string
}

/** An order that the shop has, with what is known of its history. */
export type OrderRow = Order & Owned & { events?: OrderEvent[] }

export type MetaRow = { key: string; value: unknown }

export type ProductRow = Product

/** A record of the house's books, kept while the owner is signed in. */
export type ReplicaRow = { collection: string; id: string; record: unknown }
