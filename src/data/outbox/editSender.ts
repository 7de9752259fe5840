import type { Outcome } from '#domain/outbox/delivery.ts'
import type { Database } from '#data/storage/database.ts'
import { currentOwner } from '#data/server/currentOwner.ts'
import type { OutboxRow } from '#data/storage/rows.ts'

/** What an attempt to send a row came to, and what the server answered. */
export type Attempt = { outcome: Outcome; record: unknown }

export const SIGNED_OUT: Attempt = { outcome: { kind: 'signedOut' }, record: undefined }

/**
 * Who sends the owner's changes. Only the owner's pages bring one along: a shopper's browser knows
 * that such rows exist and no more, and leaves them alone.
 */
export type EditSender = {
  /** The id of the owner signed in, or empty. */
  owner: () => string
  send: (row: OutboxRow) => Promise<Attempt>
  /** What follows from a delivery, inside its transaction; only the outbox may be touched. */
  delivered: (db: Database, row: OutboxRow, record: unknown) => Promise<void>
}

let carrier: EditSender | undefined

export function registerEditSender(next: EditSender): void {
  carrier = next
}

export function editSender(): EditSender | undefined {
  return carrier
}

/** Whose rows this tab may send: the shopper's and, where the owner's pages are open, theirs. */
export function activeAccounts(): string[] {
  return [currentOwner(), carrier?.owner() ?? ''].filter((id) => id !== '')
}
