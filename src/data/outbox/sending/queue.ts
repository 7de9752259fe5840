import {
  requeued,
  isCancellable,
  isLeased,
  isRefused,
  needsShopper,
  type OutboxKind,
} from '#domain/outbox/outbox.ts'
import { isSentOnReconnect, nextDueAt } from '#domain/outbox/schedule.ts'
import { done, failed, type Result } from '#domain/base/problem.ts'
import type { Database } from '#data/storage/database.ts'
import { sendMails } from '#data/mail/emailjs/mailRun.ts'
import { runOutbox } from './run.ts'
import { activeAccounts } from './editSender.ts'
import { reassignTailoringRequest } from '#data/outbox/reassignTailoringRequest.ts'
import { isVisibleTo } from '#data/outbox/submittedBy.ts'
import { isReachable } from '#data/server/reachability.ts'
import { coalesce } from '#data/live/coalesce.ts'
import { restoreToCart } from '#data/outbox/orderRow.ts'
import { currentOwner } from '#data/auth/currentOwner.ts'
import type { OutboxRow } from '#data/storage/rows.ts'
import { reportTrouble } from '#data/storage/storageTrouble.ts'
import { writeLocal } from '#data/storage/writeLocal.ts'

/** How long a user waits for another tab to finish its attempt. */
const PATIENCE_MS = 20_000

/** How often to check whether that tab has finished. */
const LOOK_AGAIN_MS = 250

/**
 * Sends an entry while the user waits. If the server cannot be reached, or may have stored it
 * without answering, it stays in the outbox (`saved`). If the server refuses, the result is the
 * problem and the entry is removed; an order's lines return to the cart.
 * @param promised - whether it was reported as saved before: it then stays in the outbox even when refused
 */
export async function deliver(
  id: string,
  kind: OutboxKind,
  promised = false,
): Promise<Result<'sent' | 'saved'>> {
  if (await isReachable()) await sendLaneNow(id, kind)
  void flushOutbox()
  const settled = await writeLocal((db) =>
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
  if (!settled.ok) return settled
  const { row, refused, receipt } = settled.value
  if (refused) return { ok: false, problem: refused }
  // Neither waiting nor sent: another tab has cancelled it meanwhile.
  if (!row) return receipt ? done('sent') : failed('notFound')
  return done('saved')
}

/**
 * Sends an entry's lane until the entry was attempted, by this tab or by another that holds the
 * lease. After a run that found the lane leased, a free lane does not mean that the entry was tried:
 * between two entries no one holds a lease.
 */
async function sendLaneNow(id: string, kind: OutboxKind): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  const isBusy = () => writeLocal((db) => isInFlight(db, id))
  do {
    const before = await isBusy()
    await runSafely(kind)
    const after = await isBusy()
    if (!before.ok || !after.ok) return
    if (after.value) await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
    else if (!before.value) return
  } while (Date.now() < end)
}

/** Whether an entry, or one ahead of it in its lane, is leased. */
async function isInFlight(db: Database, id: string): Promise<boolean> {
  const row = await db.outbox.get(id)
  if (!row || needsShopper(row)) return false
  const now = Date.now()
  const lane = await db.outbox.where({ kind: row.kind }).toArray()
  return lane.some((other) => other.order <= row.order && isLeased(other, now))
}

/** Waits until the entry is not being sent, or for as long as a user waits for another tab. */
export async function attemptEnded(id: string): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end;) {
    const row = await writeLocal((db) => db.outbox.get(id))
    if (!row.ok || !row.value || !isLeased(row.value, Date.now())) return
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
  }
}

/** Cancels an entry, unless it may have arrived already. */
export async function cancelWaiting(id: string): Promise<Result<true>> {
  const cancelled = await writeLocal((db) =>
    db.transact([db.outbox, db.receipts], async () => {
      const row = await db.outbox.get(id)
      // It was delivered since it was shown as waiting.
      if (!row && (await db.receipts.get(id))) return failed('sentAlready')
      if (!row || !isVisibleTo(currentOwner(), row)) return failed('notFound')
      if (!isCancellable(row)) return failed('unreachable')
      await db.outbox.delete(id)
      return done<true>(true)
    }),
  )
  return cancelled.ok ? cancelled.value : cancelled
}

/** Confirms an entry that was set aside, and sends it; one that another tab is sending is left to it. */
export async function confirmWaiting(id: string): Promise<Result<true>> {
  const changed = await writeLocal((db) =>
    db.transact([db.outbox], async () => {
      const row = await db.outbox.get(id)
      if (!row || !isVisibleTo(currentOwner(), row)) return false
      if (needsShopper(row)) {
        await db.outbox.put(requeued(reassignTailoringRequest(row, currentOwner()), Date.now()))
      }
      return true
    }),
  )
  if (!changed.ok) return changed
  void sendNow()
  return changed.value ? done(true) : failed('notFound')
}

/** Makes entries that waited for this account's sign-in sendable again. */
export async function releaseSignedOut(owner: string): Promise<void> {
  await writeLocal((db) =>
    db.putPending(db.outbox, async (): Promise<OutboxRow[]> => {
      const rows = await db.outbox.where({ owner }).toArray()
      const waiting = rows.filter(({ status }) => status === 'signInNeeded')
      return waiting.map((row) => requeued(row, Date.now()))
    }),
  )
}

/** Sends at once, ignoring each entry's backoff: a person asks for it. */
export function sendNow(): Promise<void> {
  return sendDelayed(() => true)
}

/** Sends what waits for the server to be reached again, and everything that is due. */
export function sendOnReconnect(): Promise<void> {
  return sendDelayed(isSentOnReconnect)
}

async function sendDelayed(isMeant: (row: OutboxRow) => boolean): Promise<void> {
  const signedIn = activeAccounts()
  await writeLocal((db) =>
    db.putPending(db.outbox, async () => {
      const rows = await db.outbox.toArray()
      const mine = rows.filter(({ owner }) => owner === '' || signedIn.includes(owner))
      const waiting = mine.filter((row) => row.status === 'queued' && isMeant(row))
      return waiting.map((row) => ({ ...row, nextAt: Date.now() }))
    }),
  )
  await flushOutbox()
}

let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Sends every due entry, then schedules the next run. No-op while the server is unreachable (unsent
 * entries stay cancellable); reconnecting flushes again.
 */
export const flushOutbox = coalesce(async () => {
  if (!(await isAnythingWaiting()) || !(await isReachable())) return
  await runSafely()
  scheduleNextRun()
})

/** Whether there is a reason to ping the server. */
async function isAnythingWaiting(): Promise<boolean> {
  const count = await writeLocal(async (db) => (await db.outbox.count()) + (await db.mails.count()))
  return !count.ok || count.value > 0
}

/** A run that fails on local storage is reported; the next run makes up for it. */
async function runSafely(hurry?: OutboxKind): Promise<void> {
  try {
    await runOutbox(hurry)
    void sendDueMails()
  } catch {
    reportTrouble('unavailable')
  }
}

/** Mails are sent after the entries they are about; no one waits for them. */
async function sendDueMails(): Promise<void> {
  try {
    await sendMails()
  } catch {
    reportTrouble('unavailable')
  }
}

/** The shortest pause between runs, so that a failing send cannot spin. */
const SOONEST_MS = 1000

/** Sets the timer for when the next entry becomes due. */
export function scheduleNextRun(): void {
  void writeLocal((db) => db.outbox.toArray()).then((waiting) => {
    clearTimeout(timer)
    const rows = waiting.ok ? waiting.value : []
    const now = Date.now()
    const at = nextDueAt(rows, activeAccounts(), now)
    if (at === undefined) return
    timer = setTimeout(() => void flushOutbox(), Math.max(SOONEST_MS, at - now))
  })
}
