/// Everything that devices fetch by "what is new since" carries its place in the commit order.
onRecordCreate(
  (e) => require(`${__hooks}/lib/commitOrder.js`).stamp(e),
  ...['products', 'orders', 'order_events', 'appointments', 'tailoring_requests'],
  ...['measurement_sets', 'preferences', 'shop'],
)
onRecordUpdate(
  (e) => require(`${__hooks}/lib/commitOrder.js`).stamp(e),
  ...['products', 'orders', 'order_events', 'appointments', 'tailoring_requests'],
  ...['measurement_sets', 'preferences', 'shop'],
)
