import {
  confirmed,
  isCancellable,
  isLeased,
  isRefused,
  needsShopper,
} from '#domain/outbox/outbox.ts'
import type { OutboxKind } from '#domain/outbox/outbox.ts'
import { nextWake } from '#domain/outbox/outboxTurn.ts'
import { done, failed } from '#domain/base/problem.ts'
import type { Result } from '#domain/base/problem.ts'
import type { Database } from '#data/storage/database.ts'
import { sendMails } from '#data/mail/mailRun.ts'
import { runOutbox } from './run.ts'
import { activeAccounts } from './editSender.ts'
import { isShownTo } from './handedOverBy.ts'
import { isReachable } from '#data/server/reachability.ts'
import { coalesce } from '#data/live/coalesce.ts'
import { restoreToCart } from './orderRow.ts'
import { currentOwner } from '#data/server/currentOwner.ts'
import type { OutboxRow } from '#data/storage/rows.ts'
import { reportTrouble } from '#data/storage/storageTrouble.ts'
import { writeLocal } from '#data/storage/writeLocal.ts'

/** How long somebody who waits lets another tab finish an attempt first. */
const PATIENCE_MS = 20_000

/** How often it is looked whether that tab has finished. */
const LOOK_AGAIN_MS = 250

/**
 * Sends something that somebody waits for. When the shop cannot be reached it stays in the outbox
 * (`saved`), and so does what may have arrived; when the shop refuses, that is the answer and nothing
 * stays: an order's lines are in the cart again.
 * @param promised - it was said to be saved before: then a refusal, too, leaves it in the outbox
 */
export async function deliver(
  id: string,
  kind: OutboxKind,
  promised = false,
): Promise<Result<'sent' | 'saved'>> {
  if (await isReachable()) await hurry(id, kind)
  void flushOutbox()
  const ended = await writeLocal((db) =>
    db.transact([db.outbox, db.receipts, db.cart, db.drafts], async () => {
      const row = await db.outbox.get(id)
      const refused = row && !promised && isRefused(row) ? row.problem : undefined
      if (row && refused) {
        await db.outbox.delete(id)
        if (kind === 'order') await restoreToCart(db, row)
      }
      return { row, refused, receipt: await db.receipts.get(id) }
    }),
  )
  if (!ended.ok) return ended
  const { row, refused, receipt } = ended.value
  if (refused) return { ok: false, problem: refused }
  // Neither waiting nor sent: another tab took it back meanwhile.
  if (!row) return receipt ? done('sent') : failed('notFound')
  return done('saved')
}

/** Sends the lane of an entry until it was tried, by this tab or by another that is sending it. */
async function hurry(id: string, kind: OutboxKind): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  do {
    await attempted(kind)
    const busy = await writeLocal((db) => isUnderWay(db, id))
    if (!busy.ok || !busy.value) return
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
  } while (Date.now() < end)
}

/** Whether an entry, or one before it in its lane, is being sent just now. */
async function isUnderWay(db: Database, id: string): Promise<boolean> {
  const row = await db.outbox.get(id)
  if (!row || needsShopper(row)) return false
  const now = Date.now()
  const lane = await db.outbox.where({ kind: row.kind }).toArray()
  return lane.some((other) => other.order <= row.order && isLeased(other, now))
}

/** Takes something back before it is sent. What may have arrived already cannot be. */
export async function cancelWaiting(id: string): Promise<Result<true>> {
  const cancelled = await writeLocal((db) =>
    db.transact([db.outbox], async () => {
      const row = await db.outbox.get(id)
      if (!row || !isShownTo(currentOwner(), row)) return 'missing'
      if (!isCancellable(row)) return 'sent'
      await db.outbox.delete(id)
      return 'cancelled'
    }),
  )
  if (!cancelled.ok) return cancelled
  if (cancelled.value === 'sent') return failed('unreachable')
  return cancelled.value === 'cancelled' ? done(true) : failed('notFound')
}

/** Says yes again to something that was set aside, and sends it. */
export async function confirmWaiting(id: string): Promise<Result<true>> {
  const changed = await writeLocal((db) =>
    db.transact([db.outbox], async () => {
      const row = await db.outbox.get(id)
      if (!row || !isShownTo(currentOwner(), row)) return false
      await db.outbox.put(confirmedRow(row))
      return true
    }),
  )
  if (!changed.ok) return changed
  void sendNow()
  return changed.value ? done(true) : failed('notFound')
}

function confirmedRow(row: OutboxRow): OutboxRow {
  const { problem: _problem, lease: _lease, ...rest } = row
  return { ...rest, ...confirmed(row, Date.now()) }
}

/** What waited for this person to sign in can be sent again. */
export async function releaseSignedOut(owner: string): Promise<void> {
  await writeLocal((db) =>
    db.putPending(db.outbox, async () => {
      const rows = await db.outbox.where({ owner }).toArray()
      return rows.filter(({ status }) => status === 'signInNeeded').map(confirmedRow)
    }),
  )
}

/** Tries at once, whatever each entry's waiting time is. */
export async function sendNow(): Promise<void> {
  const signedIn = activeAccounts()
  await writeLocal((db) =>
    db.putPending(db.outbox, async () => {
      const rows = await db.outbox.toArray()
      const mine = rows.filter(({ owner }) => owner === '' || signedIn.includes(owner))
      const waiting = mine.filter(({ status }) => status === 'queued')
      return waiting.map((row) => ({ ...row, nextAt: Date.now() }))
    }),
  )
  await flushOutbox()
}

let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Sends what is due, and comes back when the next is. While the shop is away nothing is tried: what
 * never left can still be cancelled. Its return starts this again.
 */
export const flushOutbox = coalesce(async () => {
  if (!(await isReachable())) return
  await attempted()
  wakeOutbox()
})

/** A run that this device's storage breaks off is told, and made up for by the next. */
async function attempted(hurry?: OutboxKind): Promise<void> {
  try {
    await runOutbox(hurry)
    void mailed()
  } catch {
    reportTrouble('unavailable')
  }
}

/** Mails go out behind what they are about: nobody waits for them. */
async function mailed(): Promise<void> {
  try {
    await sendMails()
  } catch {
    reportTrouble('unavailable')
  }
}

/** The soonest that a waiting outbox is looked at again, so that a failing send cannot spin. */
const SOONEST_MS = 1000

/** Sets the alarm for the next entry that is due by itself. */
export function wakeOutbox(): void {
  void writeLocal((db) => db.outbox.toArray()).then((waiting) => {
    clearTimeout(timer)
    const rows = waiting.ok ? waiting.value : []
    const now = Date.now()
    const at = nextWake(rows, activeAccounts(), now)
    if (at === undefined) return
    timer = setTimeout(() => void flushOutbox(), Math.max(SOONEST_MS, at - now))
  })
}
