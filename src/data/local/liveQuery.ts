import { type Database, subscribeLiveQuery, onDatabaseClosed } from '#data/storage/database.ts'
import { shared } from '#data/live/shared.ts'
import { currentOwner, onOwnerChange } from '#data/auth/currentOwner.ts'
import type { Live } from '#domain/base/live.ts'
import { deferSubscription } from '#data/live/deferSubscription.ts'
import { hasLocalData } from '#data/storage/localData.ts'
import { retryDelayMs } from '#domain/base/retry.ts'
import { reportTrouble, clearTrouble } from '#data/storage/storageTrouble.ts'

/**
 * A live value from the database. The query runs while there are subscribers; its last result is
 * cached for a while after the last one leaves.
 */
export function liveQuery<Value>(query: (db: Database) => Promise<Value>): Live<Value> {
  return shared((onValue) => observeQuery(query, onValue))
}

/**
 * A live value that belongs to the signed-in account. It becomes unknown again when the account
 * changes, so no one is shown another account's data.
 */
export function liveQueryForOwner<Value>(
  query: (db: Database, owner: string) => Promise<Value>,
): Live<Value> {
  return shared((onValue, forget) => {
    let owner = currentOwner()
    const follow = () => observeQuery((db) => query(db, owner), onValue)
    let stop = follow()
    const stopOwner = onOwnerChange(() => {
      stop()
      forget()
      owner = currentOwner()
      stop = follow()
    })
    return () => {
      stop()
      stopOwner()
    }
  }, currentOwner)
}

/**
 * The same value, reported as `empty` on a device without local data: a first visit need not open
 * the database to find it empty. It is queried all the same once the page has settled.
 */
export function withInitialValue<Value>(live: Live<Value>, empty: Value): Live<Value> {
  const quiet = deferSubscription(live)
  // `hasLocalData` turns true before the first query result arrives; stay `empty` until it does.
  let assumed = false
  return {
    current: () => live.current() ?? (assumed || !hasLocalData() ? empty : undefined),
    subscribe(onChange) {
      assumed = !hasLocalData()
      const stop = (assumed ? quiet : live).subscribe(onChange)
      return () => {
        assumed = false
        stop()
      }
    },
  }
}

/**
 * Calls back with the result of a query now and whenever the tables it read change, in any tab. A
 * failing query is retried, then reported as storage trouble; when the connection is closed, the
 * query restarts on the next one.
 */
function observeQuery<Value>(
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
    const again = () => {
      if (isOver) return
      stop()
      const timer = setTimeout(() => start(attempt + 1), retryDelayMs(attempt))
      isWaiting = true
      stop = () => clearTimeout(timer)
      if (attempt === 1) reportTrouble('unavailable')
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
