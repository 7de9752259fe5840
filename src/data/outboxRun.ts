import { settled, verdictOn } from '#domain/delivery.ts'
import type { Verdict } from '#domain/delivery.ts'
import { leased, isStale, recovered } from '#domain/outbox.ts'
import type { OutboxKind } from '#domain/outbox.ts'
import { sendable } from '#domain/outboxTurn.ts'
import { recount } from './recount.ts'
import { takeFromCart } from './cartLeft.ts'
import { inDatabase } from './database.ts'
import type { Database } from './database.ts'
import { delivered } from './delivered.ts'
import { alone, tabName } from './locks.ts'
import { senders } from './deskCarrier.ts'
import type { Attempt } from './deskCarrier.ts'
import type { OutboxRow } from './rows.ts'
import { send } from './send.ts'

/** The name of the lock under which one tab at a time sends. */
const LOCK = 'darzi-outbox'

/** A run ends by then, so that a tab that closes or freezes is followed by another. */
const RUN_MS = 30_000

/** The server counts requests; nobody notices a third of a second. */
const PAUSE_MS = 300

/** How long somebody who waits lets another tab finish first. */
const PATIENCE_MS = 20_000

/**
 * Sends what can be sent, one after the other, in one tab at a time.
 * @param hurry the lane somebody is waiting for: only that is sent, and at once, until one of its
 * entries has to wait.
 */
export async function runOutbox(hurry?: OutboxKind): Promise<void> {
  if ((await inDatabase((db) => db.outbox.count())) === 0) return
  const patienceMs = hurry ? PATIENCE_MS : 0
  await alone(LOCK, (beat) => sendAll(beat, hurry), patienceMs)
}

async function sendAll(beat: () => Promise<void>, hurry?: OutboxKind): Promise<void> {
  const end = Date.now() + RUN_MS
  for (let sent = 0; Date.now() < end; sent += 1) {
    await beat()
    const row = await takeNext(hurry)
    if (!row) return
    if (sent > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    const attempt = await send(row)
    const verdict = await settle(row, attempt)
    if (attempt.outcome.kind === 'unanswered' || (hurry && verdict.kind === 'retry')) return
  }
}

/** Takes the next entry into this tab's hands; nothing is sent before that is written down. */
function takeNext(hurry: OutboxKind | undefined): Promise<OutboxRow | undefined> {
  return inDatabase((db) =>
    db.transact([db.outbox], async () => {
      const now = Date.now()
      const rows = await wokenRows(db, now)
      const [next] = sendable(rows, senders(), now, hurry).filter(
        ({ kind }) => hurry === undefined || kind === hurry,
      )
      const row = rows.find(({ id }) => id === next?.id)
      if (!row) return undefined
      const taken = { ...row, ...leased(row, tabName(), now) }
      await db.outbox.put(taken)
      return taken
    }),
  )
}

/** All rows, those of a tab that is gone freed, those that are too old set aside. */
async function wokenRows(db: Database, now: number): Promise<OutboxRow[]> {
  const rows = await db.outbox.toArray()
  const woken = rows.map((row): OutboxRow => {
    const { lease: _lease, ...rest } = row
    const free = recovered(row, now)
    const next = free === row ? row : { ...rest, ...free }
    return next.status === 'queued' && isStale(next, now) ? { ...next, status: 'stale' } : next
  })
  await db.outbox.bulkPut(woken.filter((row, index) => row !== rows[index]))
  return woken
}

/** Writes down what an attempt came to, and all that follows from it, in one transaction. */
async function settle(sent: OutboxRow, { outcome, record }: Attempt): Promise<Verdict> {
  const verdict = verdictOn(sent, outcome)
  await inDatabase((db) =>
    db.transact([db.outbox, db.receipts, db.orders, db.cart, db.mails, db.meta], async () => {
      const row = await db.outbox.get(sent.id)
      if (!row) return
      // Another tab has taken over: only good news still counts.
      if (row.lease?.holder !== tabName() && verdict.kind !== 'delivered') return
      const now = Date.now()
      const entry = settled(row, verdict, sent.edition, now, Math.random())
      const left = !entry || verdict.kind === 'retry'
      if (left) await takeFromCart(db, row)
      if (!entry) return delivered(db, row, record, now)
      const { lease: _lease, problem: _problem, ...rest } = row
      await db.outbox.put({ ...rest, ...entry, ...(left && { cartLines: [] }) })
    }),
  )
  if (sent.cartLines.length > 0) await recount()
  return verdict
}
