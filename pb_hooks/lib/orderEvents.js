/// What happened to an order: one row for each, written with what happened.

/** Writes down that an order moved; `actor` is whoever moved it. */
function recordMove(tx, order, from, to, note, actor) {
  const facts = { order, kind: 'status', from, to, note }
  tx.save(
    new Record(tx.findCachedCollectionByNameOrId('order_events'), Object.assign(facts, actor)),
  )
}

module.exports = { recordMove }
