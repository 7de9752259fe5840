import { selectNumber } from './queries.ts'
import { recordOf } from './events.ts'
import { withinWriteTransaction } from './writeTransaction.ts'

/**
 * Commit order: runs the rest of a save in a transaction, with the next `seq` taken inside it. SQLite
 * has one writer at a time, so a reader that has read up to a `seq` has missed nothing before it.
 */
export function stampSeq(e: core.RecordEvent & EventOf<CollectionWith<'seq'>>): void {
  const record = recordOf(e)
  withinWriteTransaction(e, (tx) => {
    record.set('seq', nextSeq(tx))
    e.next()
  })
}

/** Only inside a transaction: otherwise two writes could overtake each other. */
function nextSeq(tx: CoreApp): number {
  const next = "UPDATE counters SET value = value + 1 WHERE name = 'seq' RETURNING value"
  return selectNumber(tx.db().newQuery(next), 'value')
}

/** The `seq` of the latest commit. */
export function latestSeq(app: CoreApp): number {
  return app.findFirstRecordByData('counters', 'name', 'seq').getInt('value')
}

/** The latest `seq`, and the epoch it belongs to. */
export function position(app: CoreApp): { seq: number; epoch: string } {
  const seq = latestSeq(app)
  const epoch = app.findFirstRecordByData('counters', 'name', 'epoch').getString('text')
  return { seq, epoch }
}
