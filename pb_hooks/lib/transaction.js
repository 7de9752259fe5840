/// Write transactions. PocketBase begins them deferred, without the write lock: one that reads
/// before its first write fails at once ("database is locked") if another process (Litestream, a
/// command) is writing then. One that begins with a write waits for the lock instead.

/** Runs `work(tx)` in a transaction that holds the write lock from the start. */
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
