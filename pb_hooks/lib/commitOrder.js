/// Commit order: each write takes the next `seq` inside its own transaction. SQLite has one writer
/// at a time, so a reader that has read up to a `seq` has missed nothing before it.
const { within } = require(`${__hooks}/lib/transaction.js`)

/**
 * Takes the next `seq`. Only inside a transaction: otherwise two writes could overtake each other.
 */
function nextSeq(tx) {
  const row = new DynamicModel({ value: 0 })
  tx.db()
    .newQuery("UPDATE counters SET value = value + 1 WHERE name = 'seq' RETURNING value")
    .one(row)
  return row.value
}

/** Runs the rest of a save in a transaction, with its `seq` set. */
function stamp(e) {
  within(e, (tx) => {
    e.record.set('seq', nextSeq(tx))
    e.next()
  })
}

/** The latest `seq`, and the epoch it belongs to. */
function position(app) {
  const seq = app.findFirstRecordByData('counters', 'name', 'seq').getInt('value')
  const epoch = app.findFirstRecordByData('counters', 'name', 'epoch').getString('text')
  return { seq, epoch }
}

module.exports = { stamp, position }
