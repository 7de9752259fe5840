/// Deletes old mails: they hold personal data, and the orders and requests behind them are stored
/// anyway. Sent mails stay for the owner to look up for a while. Waiting mails are never deleted,
/// except account mails, which are useless a day later.
const { inTurn } = require(`${__hooks}/lib/transaction.js`)

const DAY_MS = 24 * 60 * 60 * 1000
const KEPT_DAYS = 90
const ACCOUNT_KEPT_DAYS = 1

const OLD = "sent != '' && sent < {:before}"
const OLD_ACCOUNT =
  "(kind = 'reset' || kind = 'account' || kind = 'newsletter') && nextTry < {:before}"
const AT_ONCE = 1000

function prune(app) {
  remove(app, OLD, KEPT_DAYS)
  remove(app, OLD_ACCOUNT, ACCOUNT_KEPT_DAYS)
}

function remove(app, which, days) {
  const before = new Date(Date.now() - days * DAY_MS).toISOString().replace('T', ' ')
  for (;;) {
    const old = app.findRecordsByFilter('mails', which, '', AT_ONCE, 0, { before })
    inTurn(app, (tx) => old.forEach((mail) => tx.delete(mail)))
    if (old.length < AT_ONCE) return
  }
}

module.exports = { prune }
