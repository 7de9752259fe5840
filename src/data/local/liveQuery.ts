import type { Database } from '#data/storage/database.ts'
import { shared } from '#data/live/shared.ts'
import { observeQuery } from './observe.ts'
import { currentOwner, onOwnerChange } from '#data/auth/currentOwner.ts'
import type { Live } from '#data/live/store.ts'
import { deferUntilIdle } from '#data/live/deferUntilIdle.ts'
import { hasLocalData } from '#data/storage/localData.ts'

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
  const quiet = deferUntilIdle(live)
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
