/// Owner-only actions that do not fit a request for a single record.
const { bodyLimit, MOST_BULK_BYTES } = require(`${__hooks}/lib/bodyLimit.js`)
const { guard } = require(`${__hooks}/lib/failures.js`)

routerAdd(
  'POST',
  '/api/owner/products',
  (e) => {
    const change = () => require(`${__hooks}/lib/manyProducts.js`).change(e)
    return require(`${__hooks}/lib/sessions.js`).asOwner(e, change)
  },
  bodyLimit(MOST_BULK_BYTES),
  guard,
)
routerAdd(
  'POST',
  '/api/owner/orders/{id}/dates',
  (e) => {
    const set = () => require(`${__hooks}/lib/orderDates.js`).set(e)
    return require(`${__hooks}/lib/sessions.js`).asOwner(e, set)
  },
  guard,
)
routerAdd(
  'POST',
  '/api/owner/mails/{id}/resend',
  (e) => {
    const resend = () => require(`${__hooks}/lib/resendMail.js`).resend(e)
    return require(`${__hooks}/lib/sessions.js`).asOwner(e, resend)
  },
  guard,
)

routerAdd(
  'POST',
  '/api/owner/mails/{id}/discard',
  (e) => {
    const discard = () => require(`${__hooks}/lib/heldMails.js`).discard(e)
    return require(`${__hooks}/lib/sessions.js`).asOwner(e, discard)
  },
  guard,
)
routerAdd(
  'POST',
  '/api/owner/held-mails/send',
  (e) => {
    const send = () => require(`${__hooks}/lib/heldMails.js`).sendAll(e)
    return require(`${__hooks}/lib/sessions.js`).asOwner(e, send)
  },
  guard,
)
routerAdd(
  'POST',
  '/api/owner/held-mails/discard',
  (e) => {
    const discard = () => require(`${__hooks}/lib/heldMails.js`).discardAll(e)
    return require(`${__hooks}/lib/sessions.js`).asOwner(e, discard)
  },
  guard,
)

/// Adds the shopper's name and contact to a tailoring request: the owner has to answer it and
/// cannot read accounts otherwise.
onRecordEnrich((e) => {
  const { auth } = e.requestInfo
  if (auth && auth.collection().name === 'admins') {
    require(`${__hooks}/lib/customer.js`).addTo(e.app, e.record)
  }
  e.next()
}, 'tailoring_requests')
