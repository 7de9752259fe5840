import type { Database } from './database.ts'
import { followed } from '#data/live/shared.ts'
import { observe } from './observe.ts'
import { currentOwner, onOwnerChange } from '#data/server/currentOwner.ts'
import type { Live } from '#data/live/store.ts'

/**
 * A live value out of the database. It is followed while somebody listens, and keeps its last
 * answer for a while in between.
 */
export function live<Value>(query: (db: Database) => Promise<Value>): Live<Value> {
  return followed((onValue) => observe(query, onValue))
}

/**
 * A live value that belongs to whoever is signed in. When that changes it is unknown again, so
 * that nobody is shown what is another's.
 */
export function liveForOwner<Value>(
  query: (db: Database, owner: string) => Promise<Value>,
): Live<Value> {
  return followed((onValue, forget) => {
    let owner = currentOwner()
    const follow = () => observe((db) => query(db, owner), onValue)
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
