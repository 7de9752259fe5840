import { afterSending, BETWEEN_MAILS_MS, nextMail } from '#domain/mail/storefrontMail.ts'
import { isNavigatorOffline } from '#data/server/connection.ts'
import { inDatabase } from '#data/storage/database.ts'
import { sendByEmailjs } from './emailjs.ts'
import { withTabLock } from '#data/storage/tabLock.ts'
import { reportMailFailed } from '#data/mail/mailFailed.ts'
import { mailSettings } from './mailSettings.ts'
import type { MailRow } from '#data/storage/rows.ts'

/** The lock under which one tab at a time sends mails. */
const LOCK = 'darzi-mails'

/** How long to wait for another tab's run, which may have started before this mail was queued. */
const PATIENCE_MS = 20_000

/** How long a claim lasts: longer than the mail service takes to respond, and than any backoff. */
const CLAIM_MS = 30_000

/** Sends the mails queued on this device, if the storefront sends mails. */
export async function sendMails(): Promise<void> {
  if (!mailSettings || isNavigatorOffline()) return
  if ((await inDatabase((db) => db.mails.count())) === 0) return
  await withTabLock(LOCK, sendAll, PATIENCE_MS)
}

async function sendAll(): Promise<void> {
  for (let count = 0; !isNavigatorOffline(); count += 1) {
    const next = nextMail(await inDatabase((db) => db.mails.toArray()))
    if (!next) return
    const pause = count > 0 ? BETWEEN_MAILS_MS : 0
    const delay = next.nextAt - Date.now()
    // A longer one is from a clock that was ahead: the mail is due.
    await wait(delay > CLAIM_MS ? pause : Math.max(pause, delay))
    await sendOne(next)
  }
}

/**
 * Claims the mail before sending: counting the try first means that no mail is retried for ever,
 * and moving `nextAt` keeps other tabs off it meanwhile.
 */
async function sendOne(row: MailRow): Promise<void> {
  const claimed = { ...row, tries: row.tries + 1, nextAt: Date.now() + CLAIM_MS }
  if (!(await isClaimed(row, claimed))) return
  const status = await sendByEmailjs(row.purpose, row.fields)
  const after = afterSending(claimed, status, Date.now())
  if (typeof after === 'object') {
    await inDatabase((db) => db.mails.put({ ...claimed, ...after }))
    return
  }
  await inDatabase((db) => db.mails.delete(row.key))
  if (after === 'failed') reportMailFailed(row.purpose)
}

/** Compare-and-set on `tries`: false when another tab has claimed the mail meanwhile. */
function isClaimed(row: MailRow, claim: MailRow): Promise<boolean> {
  return inDatabase((db) =>
    db.transact([db.mails], async () => {
      const now = await db.mails.get(row.key)
      if (now?.tries !== row.tries) return false
      await db.mails.put(claim)
      return true
    }),
  )
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)))
}
