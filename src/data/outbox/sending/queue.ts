import { requeued, type OutboxKind } from '#domain/outbox/outbox.ts'
import { isSentOnReconnect, nextDueAt } from '#domain/outbox/schedule.ts'
import { sendMails } from '#data/mail/emailjs/mailRun.ts'
import { runOutbox, type RunEnd } from './run.ts'
import { activeAccounts } from './editSender.ts'
import { isReachable } from '#data/server/reachability.ts'
import { coalesce } from '#data/live/coalesce.ts'
import type { OutboxRow } from '#data/storage/rows.ts'
import { reportTrouble } from '#data/storage/storageTrouble.ts'
import { writeLocal } from '#data/storage/writeLocal.ts'

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
export async function runSafely(hurry?: OutboxKind): Promise<RunEnd> {
  try {
    const end = await runOutbox(hurry)
    void sendDueMails()
    return end
  } catch {
    reportTrouble('unavailable')
    return 'done'
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
