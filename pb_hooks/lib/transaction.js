/// Transactions that write. PocketBase begins them without the write lock; one that has read already
/// when it first writes fails at once, "database is locked", if another process (Litestream, a command)
/// is writing then. One that begins with a write waits for its turn instead.

/** Runs `work(tx)` in a transaction that has its turn to write from the beginning. */
function inTurn(app, work) {
  app.runInTransaction((tx) => {
    tx.db().newQuery('UPDATE counters SET value = value WHERE 0').execute()
    work(tx)
  })
}

/** The same for a request or a save: while `work` runs, the event's own app is the transaction. */
function within(e, work) {
  const outer = e.app
  let answer
  try {
    inTurn(outer, (tx) => {
      e.app = tx
      answer = work(tx)
    })
  } finally {
    e.app = outer
  }
  return answer
}

module.exports = { inTurn, within }
