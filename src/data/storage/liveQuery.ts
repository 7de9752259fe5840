import type { Database } from './database.ts'
import { shared } from '#data/live/shared.ts'
import { observeQuery } from './observe.ts'
import { currentOwner, onOwnerChange } from '#data/server/currentOwner.ts'
import type { Live } from '#data/live/store.ts'

/**
 * A live value out of the database. It is followed while somebody listens, and keeps its last
 * answer for a while in between.
 */
export function liveQuery<Value>(query: (db: Database) => Promise<Value>): Live<Value> {
  return shared((onValue) => observeQuery(query, onValue))
}

/**
 * A live value that belongs to whoever is signed in. When that changes it is unknown again, so
 * that nobody is shown what is another's.
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
