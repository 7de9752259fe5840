import { isCancellable } from '#domain/outbox/outbox.ts'
import type { OutboxEntry, OutboxStatus } from '#domain/outbox/outbox.ts'
import { submittedBy, isShownTo } from './handedOverBy.ts'
import { liveQueryForOwner } from '#data/storage/liveQuery.ts'
import type { OutboxRow, ReceiptRow } from '#data/storage/rows.ts'
import type { Live } from '#data/live/store.ts'

export type OutboxItem = Pick<OutboxEntry, 'id' | 'kind' | 'savedAt' | 'problem'> & {
  status: OutboxStatus
  /** Whether it can still be taken back, unsent. */
  cancellable: boolean
  /** Whether the guest of this device handed it over, not an account. */
  ofGuest: boolean
}

/** For how long what was sent is shown as sent. */
const RECENTLY_MS = 24 * 60 * 60 * 1000

/**
 * What waits to be sent of the guest of this device and of the person signed in, the oldest first.
 * While nobody is signed in, that something of an account waits for that is told too, and no more of it.
 */
export const liveOutbox: Live<OutboxItem[]> = liveQueryForOwner(async (db, owner) =>
  (await db.outbox.orderBy('order').toArray()).flatMap((row) => shownTo(owner, row)),
)

/** What somebody hands over and waits to hear of; the rest is kept in step without a word. */
const HANDED_OVER: readonly OutboxRow['kind'][] = [
  'order',
  'appointment',
  'tailoring',
  'subscriber',
]

/** What of these two was sent in the last day, the latest first. */
export const liveSent: Live<ReceiptRow[]> = liveQueryForOwner(async (db, owner) => {
  const receipts = await db.receipts.where('owner').anyOf('', owner).toArray()
  const since = Date.now() - RECENTLY_MS
  return receipts
    .filter(({ kind, sentAt }) => sentAt > since && HANDED_OVER.includes(kind))
    .sort((one, other) => other.sentAt - one.sentAt)
})

function shownTo(person: string, row: OutboxRow): OutboxItem[] {
  if (isShownTo(person, row)) return [itemOf(row)]
  if (person !== '' || row.owner === '' || row.kind === 'desk') return []
  const { id, kind, savedAt } = row
  return [{ id, kind, savedAt, status: 'signInNeeded', cancellable: false, ofGuest: false }]
}

function itemOf(row: OutboxRow): OutboxItem {
  const { id, kind, status, savedAt, problem } = row
  const ofGuest = submittedBy(row) === ''
  const shown = { id, kind, status, savedAt, cancellable: isCancellable(row), ofGuest }
  return { ...shown, ...(problem && { problem }) }
}
