import { databaseTime } from '#server/pocketbase/queries.ts'
import { inWriteTransaction } from '#server/pocketbase/writeTransaction.ts'
import { MAX_TRIES } from './sendMails.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const KEPT_DAYS = 90
const ACCOUNT_DAYS = 1
const BATCH = 1000

const SENT = "sent != '' && sent < {:before}"
const GIVEN_UP = `sent = '' && (tries >= ${MAX_TRIES} || held != '') && nextTry < {:before}`
const ACCOUNT =
  "(kind = 'reset' || kind = 'account' || kind = 'newsletter' || kind = 'emailChange') && nextTry < {:before}"

/**
 * Deletes old mails: they hold personal data, and the orders and requests behind them are stored
 * anyway. Sent mails, and those given up or held, stay for the owner to look up for a while. Waiting
 * mails are never deleted, except account mails, which are useless a day later.
 */
export function pruneMails(app: CoreApp): void {
  deleteMails(app, SENT, KEPT_DAYS)
  deleteMails(app, GIVEN_UP, KEPT_DAYS)
  deleteMails(app, ACCOUNT, ACCOUNT_DAYS)
}

/**
 * Deletes the mails about an account that is about to be deleted, and about its tailoring requests,
 * which go with it.
 */
export function deleteMailsAbout(tx: CoreApp, user: string): void {
  tx.db()
    .newQuery(
      `DELETE FROM mails WHERE cause = {:user}
         OR cause IN (SELECT id FROM tailoring_requests WHERE user = {:user})`,
    )
    .bind({ user })
    .execute()
}

function deleteMails(app: CoreApp, filter: string, days: number): void {
  const before = databaseTime(Date.now() - days * DAY_MS)
  for (;;) {
    const old = app.findRecordsByFilter('mails', filter, '', BATCH, 0, { before })
    inWriteTransaction(app, (tx) => {
      for (const mail of old) if (mail) tx.delete(mail)
    })
    if (old.length < BATCH) return
  }
}
