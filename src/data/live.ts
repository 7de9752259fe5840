import type { Database } from './database.ts'
import { observe } from './observe.ts'
import { currentOwner, onOwnerChange } from './owner.ts'
import type { Live } from './value.ts'

/**
 * A live value out of the database. It is followed while somebody listens, and keeps its last
 * answer in between.
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

/** `subject` names whose value it is: the last answer about another subject is not given. */
function followed<Value>(
  start: (onValue: (value: Value) => void, forget: () => void) => () => void,
  subject = () => '',
): Live<Value> {
  const listeners = new Set<() => void>()
  let known: { value: Value; about: string } | undefined
  let stop = () => {}
  const tell = () => {
    for (const listener of [...listeners]) listener()
  }
  const onValue = (value: Value) => {
    known = { value, about: subject() }
    tell()
  }
  const forget = () => {
    known = undefined
    tell()
  }
  return {
    current: () => (known?.about === subject() ? known.value : undefined),
    subscribe(onChange) {
      const listener = () => onChange()
      listeners.add(listener)
      if (listeners.size === 1) stop = start(onValue, forget)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) stop()
      }
    },
  }
}
