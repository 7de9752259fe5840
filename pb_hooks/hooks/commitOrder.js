// Closest to the database: each write to a collection that devices sync by cursor gets its `seq` in
// commit order.

const SYNCED = /** @type {const} */ ([
  'products',
  'orders',
  'order_events',
  'documents',
  'fittings',
  'appointments',
  'tailoring_requests',
  'measurement_sets',
  'preferences',
  'shop',
])
onRecordCreate((e) => require(`${__hooks}/built/commitOrder.js`).stampSeq(e), ...SYNCED)
onRecordUpdate((e) => require(`${__hooks}/built/commitOrder.js`).stampSeq(e), ...SYNCED)
