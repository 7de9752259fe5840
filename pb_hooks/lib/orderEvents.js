/// Order events: one row per change, written in the change's transaction.

/** Records a status change; `actor` is who made it. */
function recordMove(tx, order, from, to, note, actor) {
  const facts = { order, kind: 'status', from, to, note }
  tx.save(
    new Record(tx.findCachedCollectionByNameOrId('order_events'), Object.assign(facts, actor)),
  )
}

module.exports = { recordMove }
