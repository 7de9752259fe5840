import { databaseTime } from '#server/pocketbase/queries.ts'
import { inWriteTransaction } from '#server/pocketbase/writeTransaction.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const SENT_DAYS = 90
const ACCOUNT_DAYS = 1
const BATCH = 1000

const SENT = "sent != '' && sent < {:before}"
const ACCOUNT =
  "(kind = 'reset' || kind = 'account' || kind = 'newsletter' || kind = 'emailChange') && nextTry < {:before}"

/**
 * Deletes old mails: they hold personal data, and the orders and requests behind them are stored
 * anyway. Sent mails stay for the owner to look up for a while. Waiting mails are never deleted,
 * except account mails, which are useless a day later.
 */
export function pruneMails(app: CoreApp): void {
  deleteMails(app, SENT, SENT_DAYS)
  deleteMails(app, ACCOUNT, ACCOUNT_DAYS)
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
