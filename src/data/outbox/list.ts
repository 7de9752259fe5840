import { isCancellable, type OutboxEntry, type OutboxStatus } from '#domain/outbox/outbox.ts'
import type { TotalChange } from '#domain/orders/pricing.ts'
import { submittedBy, isVisibleTo } from './submittedBy.ts'
import { currentOwner } from '#data/auth/currentOwner.ts'
import { liveQueryForOwner } from '#data/local/liveQuery.ts'
import type { Database } from '#data/storage/database.ts'
import type { OutboxRow, ReceiptRow } from '#data/storage/rows.ts'
import { changedTotal } from './waitingOrder.ts'
import { writeLocal } from '#data/storage/writeLocal.ts'
import type { Live } from '#domain/base/live.ts'

export type OutboxItem = Pick<OutboxEntry, 'id' | 'kind' | 'savedAt' | 'problem'> & {
  status: OutboxStatus
  /** Whether it can still be cancelled: it has certainly not arrived. */
  cancellable: boolean
  /** The total of an order whose prices changed and that still has pieces that can be ordered. */
  total?: TotalChange
  /** Whether it was submitted by this device's guest, not by an account. */
  ofGuest: boolean
}

/** How long a delivered entry is listed as sent. */
const RECENTLY_MS = 24 * 60 * 60 * 1000

/**
 * Waiting entries of this device's guest and of the signed-in account, oldest first. While no one
 * is signed in, entries of any account are listed too, as waiting for its sign-in and without
 * details.
 */
export const liveOutbox: Live<OutboxItem[]> = liveQueryForOwner(waitingEntries)

/** The waiting entries, and the ids of all that was sent. */
export type OutboxAndSent = { waiting: OutboxItem[]; sent: ReadonlySet<string> }

/**
 * Both lists at once: an entry that left the one without coming into the other was cancelled. The
 * waiting ones are read first, because a delivery moves an entry from them to the sent ones.
 */
export const liveOutboxAndSent: Live<OutboxAndSent> = liveQueryForOwner(async (db, owner) => ({
  waiting: await waitingEntries(db, owner),
  sent: new Set(await db.receipts.toCollection().primaryKeys()),
}))

async function waitingEntries(db: Database, owner: string): Promise<OutboxItem[]> {
  const rows = await db.outbox.orderBy('order').toArray()
  return rows.flatMap((row) => visibleTo(owner, row))
}

/** Whether entries of the signed-in account wait, read once: the live list may be late. */
export async function isOwnWaiting(): Promise<boolean> {
  const owner = currentOwner()
  const rows = await writeLocal((db) => db.outbox.toArray())
  return rows.ok && rows.value.some((row) => submittedBy(row) === owner)
}

/** Kinds that a shopper submits and expects news of; the others sync silently. */
const SUBMISSIONS: readonly OutboxRow['kind'][] = [
  'order',
  'appointment',
  'tailoring',
  'fitting',
  'subscriber',
]

/** Entries of the guest and the signed-in account that were sent in the last day, latest first. */
export const liveSent: Live<ReceiptRow[]> = liveQueryForOwner(async (db, owner) => {
  const receipts = await db.receipts.where('owner').anyOf('', owner).toArray()
  const since = Date.now() - RECENTLY_MS
  return receipts
    .filter(({ kind, sentAt }) => sentAt > since && SUBMISSIONS.includes(kind))
    .sort((one, other) => other.sentAt - one.sentAt)
})

/** Of another account's entry, which only its owner may act on. */
const UNSEEN = { cancellable: false, ofGuest: false }

function visibleTo(person: string, row: OutboxRow): OutboxItem[] {
  if (isVisibleTo(person, row)) return [itemOf(row)]
  if (person !== '' || row.owner === '' || row.kind === 'desk') return []
  const { id, kind, savedAt } = row
  return [{ id, kind, savedAt, status: 'signInNeeded', ...UNSEEN }]
}

function itemOf(row: OutboxRow): OutboxItem {
  const { id, kind, status, savedAt, problem } = row
  const ofGuest = submittedBy(row) === ''
  const total = changedTotal(row)
  const shown = { id, kind, status, savedAt, cancellable: isCancellable(row), ofGuest }
  return { ...shown, ...(total && { total }), ...(problem && { problem }) }
}
