/// What only the owner may do, and what no single record can carry.
const { bodyLimit, MOST_BULK_BYTES } = require(`${__hooks}/lib/bodyLimit.js`)

routerAdd(
  'POST',
  '/api/owner/products',
  (e) => require(`${__hooks}/lib/manyProducts.js`).change(e),
  bodyLimit(MOST_BULK_BYTES),
)
routerAdd('POST', '/api/owner/orders/{id}/dates', (e) =>
  require(`${__hooks}/lib/orderDates.js`).set(e),
)
routerAdd('POST', '/api/owner/mails/{id}/resend', (e) =>
  require(`${__hooks}/lib/resendMail.js`).resend(e),
)

/// Whom a tailoring request came from: the owner has to answer it, and sees no accounts otherwise.
onRecordEnrich((e) => {
  const { auth } = e.requestInfo
  if (auth && auth.collection().name === 'admins') {
    require(`${__hooks}/lib/customer.js`).addTo(e.app, e.record)
  }
  e.next()
}, 'tailoring_requests')
