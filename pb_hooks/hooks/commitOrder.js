/// Every collection that devices sync by cursor: each write gets its `seq` in commit order.
onRecordCreate(
  (e) => require(`${__hooks}/lib/commitOrder.js`).stamp(e),
  'products',
  'orders',
  'order_events',
  'appointments',
  'tailoring_requests',
  'measurement_sets',
  'preferences',
  'shop',
)
onRecordUpdate(
  (e) => require(`${__hooks}/lib/commitOrder.js`).stamp(e),
  'products',
  'orders',
  'order_events',
  'appointments',
  'tailoring_requests',
  'measurement_sets',
  'preferences',
  'shop',
)
