import { retryDelayMs } from '#domain/base/retry.ts'
import {
  closeDatabase,
  subscribeLiveQuery,
  isConnectionLost,
  onDatabaseClosed,
  type Database,
} from '#data/storage/database.ts'
import { reportTrouble, clearTrouble } from '#data/storage/storageTrouble.ts'

/**
 * Calls back with the result of a query now and whenever the tables it read change, in any tab. A
 * failing query is retried, then reported as storage trouble; when the connection is closed, the
 * query restarts on the next one.
 */
export function observeQuery<Value>(
  query: (db: Database) => Promise<Value>,
  onValue: (value: Value) => void,
): () => void {
  let isWaiting = false
  let stop = () => {}
  function start(attempt: number) {
    let isOver = false
    let end = () => {}
    isWaiting = false
    stop = () => {
      isOver = true
      end()
    }
    const next = (value: Value) => {
      if (isOver) return
      attempt = 0
      clearTrouble('unavailable')
      onValue(value)
    }
    const again = (error: unknown) => {
      if (isOver) return
      stop()
      const timer = setTimeout(() => start(attempt + 1), retryDelayMs(attempt))
      isWaiting = true
      stop = () => clearTimeout(timer)
      if (attempt === 1) reportTrouble('unavailable')
      if (isConnectionLost(error)) void closeDatabase()
    }
    subscribeLiveQuery(query, { next, error: again }).then((unsubscribe) => {
      if (isOver) unsubscribe()
      else end = unsubscribe
    }, again)
  }
  const ignoreClosing = onDatabaseClosed(() => {
    if (isWaiting) return
    stop()
    start(0)
  })
  start(0)
  return () => {
    ignoreClosing()
    stop()
  }
}
