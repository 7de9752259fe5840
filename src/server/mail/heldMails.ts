import { pathParameter } from '#server/pocketbase/events.ts'
import { databaseTime } from '#server/pocketbase/queries.ts'
import { findById } from '#server/pocketbase/records.ts'
import { inWriteTransaction } from '#server/pocketbase/writeTransaction.ts'
import { asOwner } from '#server/sessions/sessions.ts'
import { NOT_FOUND, refuse, type RefusalReason } from '#server/http/refuse.ts'

/**
 * Mails overdue by this much are stale: if a mail server is set up late, the owner decides first.
 */
const STALE_AFTER_MS = 24 * 60 * 60 * 1000

/** Holds stale mails for the owner's decision, except those given up after `maxTries` attempts. */
export function holdStaleMails(app: CoreApp, maxTries: number): void {
  const before = databaseTime(Date.now() - STALE_AFTER_MS)
  app
    .db()
    .newQuery(
      `UPDATE mails SET held = 'old'
       WHERE sent = '' AND held = '' AND tries < {:maxTries} AND nextTry < {:before}`,
    )
    .bind({ before, maxTries })
    .execute()
}

/** Puts every held mail into the queue. */
export function sendHeldMails(e: core.RequestEvent): void {
  asOwner(e, () => {
    const now = new DateTime().string()
    e.app
      .db()
      .newQuery("UPDATE mails SET held = '', tries = 0, nextTry = {:now} WHERE held != ''")
      .bind({ now })
      .execute()
    e.noContent(204)
  })
}

/** Discards every held mail. The orders and requests behind them stay. */
export function discardHeldMails(e: core.RequestEvent): void {
  asOwner(e, () => {
    e.app.db().newQuery("DELETE FROM mails WHERE held != '' AND sent = ''").execute()
    e.noContent(204)
  })
}

/** Discards one mail that has not been sent. */
export function discardMail(e: core.RequestEvent): void {
  asOwner(e, () => {
    const rejection = inWriteTransaction(e.app, (tx): RefusalReason | undefined => {
      const mail = findById(tx, 'mails', pathParameter(e, 'id'))
      if (!mail) return NOT_FOUND
      if (mail.getString('sent') !== '') return { status: 409, code: 'newerVersion' }
      tx.delete(mail)
      return undefined
    })
    if (rejection) refuse(e, rejection)
    else e.noContent(204)
  })
}

/** Queues a mail again, sent or not. */
export function resendMail(e: core.RequestEvent): void {
  asOwner(e, () => {
    const mail = findById(e.app, 'mails', pathParameter(e, 'id'))
    if (!mail) return refuse(e, NOT_FOUND)
    for (const name of ['sent', 'held', 'error'] as const) mail.set(name, '')
    mail.set('nextTry', new DateTime())
    mail.set('tries', 0)
    e.app.save(mail)
    e.json(200, { id: mail.id })
  })
}
