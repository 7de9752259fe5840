import type { Outcome } from '#domain/outbox/delivery.ts'
import type { Database } from '#data/storage/database.ts'
import { currentOwner } from '#data/auth/currentOwner.ts'
import type { OutboxRow } from '#data/storage/rows.ts'

/** The outcome of one attempt to send a row, and the server's response. */
export type Attempt = { outcome: Outcome; record: unknown }

export const SIGNED_OUT: Attempt = { outcome: { kind: 'signedOut' }, record: undefined }

/**
 * Sends the owner's edits. Only the owner's pages register one: a shopper's browser leaves such
 * rows alone.
 */
export type EditSender = {
  /** The id of the owner signed in, or empty. */
  owner: () => string
  send: (row: OutboxRow) => Promise<Attempt>
  /** Called inside the transaction that records the delivery; may only touch the outbox. */
  delivered: (db: Database, row: OutboxRow, record: unknown) => Promise<void>
}

let registered: EditSender | undefined

/** Called when the owner's pages load. */
export function registerEditSender(next: EditSender): void {
  registered = next
}

/** Undefined in a shopper's browser. */
export function editSender(): EditSender | undefined {
  return registered
}

/**
 * The accounts whose rows this tab may send: the shopper's and, on the owner's pages, the owner's.
 */
export function activeAccounts(): string[] {
  return [currentOwner(), registered?.owner() ?? ''].filter((id) => id !== '')
}
