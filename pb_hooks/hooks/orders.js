/// Orders: placed by anyone, priced and moved along by the server's own rules.
onRecordCreateRequest((e) => {
  const place = () => require(`${__hooks}/lib/placeOrder.js`).place(e)
  return require(`${__hooks}/lib/limits.js`).limited(e, 'order', place)
}, 'orders')
onRecordUpdateRequest((e) => require(`${__hooks}/lib/moveOrder.js`).move(e), 'orders')

/// What the owner writes down beside an order: payments and notes, signed by the server.
onRecordCreateRequest((e) => {
  const { actor, actorId } = require(`${__hooks}/lib/actors.js`).actorOf(e)
  e.record.set('actor', actor)
  e.record.set('actorId', actorId)
  e.record.set('from', '')
  e.record.set('to', '')
  e.next()
}, 'order_events')
