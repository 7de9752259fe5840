// Orders: their moves, money, documents, fittings and promised days.

/** Handles every error of a write. @type {(e: core.RequestEvent) => void} */
const handleErrors = (e) => require(`${__hooks}/built/server.js`).handleErrors(e)

// Orders: placed by anyone; the server's own rules set prices and allow status changes.

onRecordCreateRequest((e) => require(`${__hooks}/built/server.js`).placeOrder(e), 'orders')
onRecordUpdateRequest((e) => require(`${__hooks}/built/server.js`).moveOrder(e), 'orders')
onRecordCreateRequest((e) => require(`${__hooks}/built/server.js`).addOrderEvent(e), 'order_events')

// The payment page of an order, open to anyone with the link.

routerAdd(
  'GET',
  '/api/pay/{token}',
  (e) => require(`${__hooks}/built/server.js`).payPage(e),
  $apis.skipSuccessActivityLog(),
  handleErrors,
)
routerAdd(
  'POST',
  '/api/pay/{token}/claim',
  (e) => require(`${__hooks}/built/server.js`).claimPayment(e),
  handleErrors,
)

// Documents: issued by the owner, and never changed or deleted by anyone.

routerAdd(
  'POST',
  '/api/owner/orders/{id}/documents',
  (e) => require(`${__hooks}/built/server.js`).issueDocument(e),
  handleErrors,
)
onRecordUpdate(() => require(`${__hooks}/built/server.js`).refuseDocumentChange(), 'documents')
onRecordDelete(() => require(`${__hooks}/built/server.js`).refuseDocumentChange(), 'documents')

// Fittings: booked and answered by anyone with the order's link, and set by the owner.

routerAdd(
  'GET',
  '/api/fittings/taken',
  (e) => require(`${__hooks}/built/server.js`).takenSlots(e),
  $apis.skipSuccessActivityLog(),
)
routerAdd(
  'GET',
  '/api/fittings/{token}',
  (e) => require(`${__hooks}/built/server.js`).fittingPage(e),
  $apis.skipSuccessActivityLog(),
  handleErrors,
)
routerAdd(
  'POST',
  '/api/fittings/{token}',
  (e) => require(`${__hooks}/built/server.js`).wishFitting(e),
  handleErrors,
)
routerAdd(
  'POST',
  '/api/owner/fittings/{id}',
  (e) => require(`${__hooks}/built/server.js`).setFitting(e),
  handleErrors,
)

// The workroom's load, in pieces due per day. Phones compute promised days from it.

routerAdd(
  'GET',
  '/api/workroom/load',
  (e) => require(`${__hooks}/built/server.js`).workroomLoad(e),
  $apis.skipSuccessActivityLog(),
)

// Promised days: the owner moves them, and sees how many were kept.

routerAdd(
  'POST',
  '/api/owner/orders/{id}/dates',
  (e) => require(`${__hooks}/built/server.js`).setOrderDates(e),
  handleErrors,
)

// Corrections of a placed order: a piece's measurements, and the customer's name, address and contact.

routerAdd(
  'POST',
  '/api/owner/orders/{id}/measured',
  (e) => require(`${__hooks}/built/server.js`).measurePiece(e),
  handleErrors,
)
routerAdd(
  'POST',
  '/api/owner/orders/{id}/shipping',
  (e) => require(`${__hooks}/built/server.js`).correctShipping(e),
  handleErrors,
)
routerAdd(
  'GET',
  '/api/owner/kept-promises',
  (e) => require(`${__hooks}/built/server.js`).keptPromises(e),
  handleErrors,
)
