/// The word on the topic `catalogue`: how far the catalogue has come, and in which history.
const { position } = require(`${__hooks}/lib/commitOrder.js`)

/** To all who listen, when a product was written. */
function toAll(e) {
  const message = hint(e.app, e.record.getInt('seq'))
  const clients = e.app.subscriptionsBroker().clients()
  for (const id in clients) toListener(clients[id], message)
}

/** To one who begins to listen: what was written just before was not said to them. */
function toNewListener(e) {
  e.next()
  const newest = new DynamicModel({ seq: 0 })
  e.app.db().newQuery('SELECT COALESCE(MAX(seq), 0) AS seq FROM products').one(newest)
  toListener(e.client, hint(e.app, newest.seq))
}

function hint(app, seq) {
  const { epoch } = position(app)
  return new SubscriptionMessage({ name: 'catalogue', data: JSON.stringify({ seq, epoch }) })
}

function toListener(client, message) {
  if (client.hasSubscription('catalogue')) client.send(message)
}

module.exports = { toAll, toNewListener }
