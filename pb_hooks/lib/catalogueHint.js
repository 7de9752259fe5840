/// The realtime message on the topic `catalogue`: the latest `seq` and the epoch.
const { position } = require(`${__hooks}/lib/commitOrder.js`)

const HELD = 'catalogueHint:held'

/**
 * Sends one message after `work` instead of one for each write. Sending blocks until each
 * subscriber has read it, so a stalled one would hold up thousands of writes.
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

/** Notifies all subscribers of a product write. */
function toAll(e) {
  if (!e.app.store().get(HELD)) sayToAll(e.app, e.record.getInt('seq'))
}

function sayToAll(app, seq) {
  const message = hint(app, seq)
  const clients = app.subscriptionsBroker().clients()
  for (const id in clients) toListener(clients[id], message)
}

/** Notifies a new subscriber, which missed any write just before it subscribed. */
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
