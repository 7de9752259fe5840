/// Mails held for the owner's decision: to be sent after all, or discarded.
const { refuse } = require(`${__hooks}/lib/answers.js`)
const { findById } = require(`${__hooks}/lib/records.js`)
const { inTurn } = require(`${__hooks}/lib/transaction.js`)

/**
 * Mails overdue by this much are stale: if a mail server is set up late, the owner decides first.
 */
const OLD_AFTER_MS = 24 * 60 * 60 * 1000

/** Holds mails that are long overdue, except those given up after `mostTries` attempts. */
function holdOld(app, mostTries) {
  const before = new Date(Date.now() - OLD_AFTER_MS).toISOString().replace('T', ' ')
  app
    .db()
    .newQuery(
      `UPDATE mails SET held = 'old'
       WHERE sent = '' AND held = '' AND tries < {:mostTries} AND nextTry < {:before}`,
    )
    .bind({ before, mostTries })
    .execute()
}

/** Puts every held mail into the queue. */
function sendAll(e) {
  const now = new DateTime().string()
  e.app
    .db()
    .newQuery("UPDATE mails SET held = '', tries = 0, nextTry = {:now} WHERE held != ''")
    .bind({ now })
    .execute()
  return e.noContent(204)
}

/** Discards every held mail. The orders and requests behind them stay. */
function discardAll(e) {
  e.app.db().newQuery("DELETE FROM mails WHERE held != '' AND sent = ''").execute()
  return e.noContent(204)
}

/** Discards one mail that has not been sent. */
function discard(e) {
  let answer
  inTurn(e.app, (tx) => {
    const mail = findById(tx, 'mails', e.request.pathValue('id'))
    if (!mail) answer = { status: 404, code: 'notFound' }
    else if (mail.getString('sent') !== '') answer = { status: 409, code: 'newerVersion' }
    else tx.delete(mail)
  })
  return answer ? refuse(e, answer.status, answer.code) : e.noContent(204)
}

module.exports = { discard, discardAll, holdOld, sendAll }
