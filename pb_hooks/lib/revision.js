/// Compare-and-set: an edit names the revision it started from, and a stale one is refused with the
/// newer record. The check and the write are one transaction.
const { refuse } = require(`${__hooks}/lib/answers.js`)
const { findById } = require(`${__hooks}/lib/records.js`)
const { within } = require(`${__hooks}/lib/transaction.js`)

/** Handles an update with `?base=<rev>` in its query; without it the last write wins. */
function compareAndSet(e) {
  const base = e.requestInfo().query['base']
  const newer = within(e, (tx) => {
    const stored = findById(tx, e.collection.name, e.record.id)
    const rev = stored.getInt('rev')
    if (base !== undefined && base !== String(rev)) return stored
    e.record.set('rev', rev + 1)
    e.next()
  })
  if (newer) return refuse(e, 409, 'newerVersion', { record: newer })
}

module.exports = { compareAndSet }
