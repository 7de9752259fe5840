/// The word on the topic `catalogue`: how far the catalogue has come, and in which history.
const { position } = require(`${__hooks}/lib/commitOrder.js`)

const HELD = 'catalogueHint:held'

/**
 * Says nothing of what `work` writes until it is done. Sending waits for each listener to take it in,
 * and one that reads nothing would keep thousands of writes waiting.
 */
function once(app, work) {
  app.store().setFunc(HELD, (held) => (held || 0) + 1)
  try {
    work()
  } finally {
    app.store().setFunc(HELD, (held) => held - 1)
  }
  sayToAll(app, newestSeq(app))
}

/** To all who listen, when a product was written. */
function toAll(e) {
  if (!e.app.store().get(HELD)) sayToAll(e.app, e.record.getInt('seq'))
}

function sayToAll(app, seq) {
  const message = hint(app, seq)
  const clients = app.subscriptionsBroker().clients()
  for (const id in clients) toListener(clients[id], message)
}

/** To one who begins to listen: what was written just before was not said to them. */
function toNewListener(e) {
  e.next()
  toListener(e.client, hint(e.app, newestSeq(e.app)))
}

function newestSeq(app) {
  const newest = new DynamicModel({ seq: 0 })
  app.db().newQuery('SELECT COALESCE(MAX(seq), 0) AS seq FROM products').one(newest)
  return newest.seq
}

function hint(app, seq) {
  const { epoch } = position(app)
  return new SubscriptionMessage({ name: 'catalogue', data: JSON.stringify({ seq, epoch }) })
}

function toListener(client, message) {
  if (client.hasSubscription('catalogue')) client.send(message)
}

module.exports = { once, toAll, toNewListener }
