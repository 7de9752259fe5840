/// A word to all who subscribed to the topic `catalogue`: there is something newer than you know.
function send(e) {
  const message = new SubscriptionMessage({
    name: 'catalogue',
    data: JSON.stringify({ seq: e.record.getInt('seq') }),
  })
  const clients = e.app.subscriptionsBroker().clients()
  for (const id in clients) {
    if (clients[id].hasSubscription('catalogue')) clients[id].send(message)
  }
}

module.exports = { send }
