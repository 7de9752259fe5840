import type { Database } from '#data/storage/database.ts'
import { shared } from '#data/live/shared.ts'
import { observeQuery } from './observe.ts'
import { currentOwner, onOwnerChange } from '#data/auth/currentOwner.ts'
import type { Live } from '#data/live/store.ts'

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
