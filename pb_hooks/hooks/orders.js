/// Orders: placed by anyone; the server's own rules set prices and allow status changes.
onRecordCreateRequest((e) => {
  const place = () => require(`${__hooks}/lib/placeOrder.js`).place(e)
  return require(`${__hooks}/lib/limits.js`).limited(e, 'order', place)
}, 'orders')
onRecordUpdateRequest((e) => require(`${__hooks}/lib/moveOrder.js`).move(e), 'orders')

/// Payments and notes that the owner adds to an order; the server sets the actor.
onRecordCreateRequest((e) => {
  const { actor, actorId } = require(`${__hooks}/lib/actors.js`).actorOf(e)
  e.record.set('actor', actor)
  e.record.set('actorId', actorId)
  e.record.set('from', '')
  e.record.set('to', '')
  e.next()
}, 'order_events')
