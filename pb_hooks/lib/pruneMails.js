/// Old mails go: they name people, and the orders and requests they tell of are kept by themselves.
/// What was sent stays for the owner to look up for a while; what still waits is never removed, except
/// what concerns an account, which nobody has a use for the day after.
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
