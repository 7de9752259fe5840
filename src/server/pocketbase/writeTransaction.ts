/**
 * Runs `work(tx)` in a transaction that holds the write lock from the start, and returns its result.
 * PocketBase begins transactions deferred, without the write lock: one that reads before its first
 * write fails at once ("database is locked") if another process (Litestream, a command) is writing
 * then. One that begins with a write waits for the lock instead.
 */
export function inWriteTransaction<Result>(app: CoreApp, work: (tx: core.App) => Result): Result {
  const results: Result[] = []
  app.runInTransaction((tx) => {
    tx.db().newQuery('UPDATE counters SET value = value WHERE 0').execute()
    results.push(work(tx))
  })
  for (const result of results) return result
  throw new Error('The transaction did not run.')
}

/**
 * The same for a request or a save: while `work` runs, the event's own app is the transaction, so
 * that `e.next()` writes within it.
 */
export function withinWriteTransaction<Result>(
  e: { app: core.App },
  work: (tx: core.App) => Result,
): Result {
  const outer = e.app
  try {
    return inWriteTransaction(outer, (tx) => {
      e.app = tx
      return work(tx)
    })
  } finally {
    e.app = outer
  }
}
