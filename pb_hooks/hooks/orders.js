/// Orders and their mails, and what shoppers send.
/** Every error of a write. @type {(e: core.RequestEvent) => void} */
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
onRecordUpdate(() => require(`${__hooks}/built/server.js`).keepDocument(), 'documents')
onRecordDelete(() => require(`${__hooks}/built/server.js`).keepDocument(), 'documents')

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

// How many pieces are promised for each day: what phones promise a day from.

routerAdd(
  'GET',
  '/api/workroom/load',
  (e) => require(`${__hooks}/built/server.js`).workroomLoad(e),
  $apis.skipSuccessActivityLog(),
)

// Actions of the owner that are not a request for a single record.

routerAdd(
  'POST',
  '/api/owner/orders/{id}/dates',
  (e) => require(`${__hooks}/built/server.js`).setOrderDates(e),
  handleErrors,
)
routerAdd(
  'GET',
  '/api/owner/kept-promises',
  (e) => require(`${__hooks}/built/server.js`).keptPromises(e),
  handleErrors,
)

routerAdd(
  'POST',
  '/api/owner/mails/{id}/resend',
  (e) => require(`${__hooks}/built/server.js`).resendMail(e),
  handleErrors,
)
routerAdd(
  'POST',
  '/api/owner/mails/{id}/discard',
  (e) => require(`${__hooks}/built/server.js`).discardMail(e),
  handleErrors,
)
routerAdd(
  'POST',
  '/api/owner/held-mails/send',
  (e) => require(`${__hooks}/built/server.js`).sendHeldMails(e),
  handleErrors,
)
routerAdd(
  'POST',
  '/api/owner/held-mails/discard',
  (e) => require(`${__hooks}/built/server.js`).discardHeldMails(e),
  handleErrors,
)

// What shoppers send: appointments, tailoring requests, subscriptions, and their own records.

onRecordCreateRequest(
  (e) => require(`${__hooks}/built/server.js`).requestAppointment(e),
  'appointments',
)
onRecordCreateRequest(
  (e) => require(`${__hooks}/built/server.js`).requestTailoring(e),
  'tailoring_requests',
)
onRecordEnrich((e) => require(`${__hooks}/built/server.js`).addCustomer(e), 'tailoring_requests')
onRecordCreateRequest(
  (e) => require(`${__hooks}/built/server.js`).subscribeToNewsletter(e),
  'subscribers',
)
routerAdd(
  'POST',
  '/api/newsletter/confirm',
  (e) => require(`${__hooks}/built/server.js`).confirmSubscription(e),
  handleErrors,
)
onRecordCreateRequest(
  (e) => require(`${__hooks}/built/server.js`).createMeasurementSet(e),
  'measurement_sets',
)
onRecordUpdateRequest(
  (e) => require(`${__hooks}/built/server.js`).updateMeasurementSet(e),
  'measurement_sets',
)
onRecordCreateRequest(
  (e) => require(`${__hooks}/built/server.js`).createPreferences(e),
  'preferences',
)
onRecordUpdateRequest(
  (e) => require(`${__hooks}/built/server.js`).updatePreferences(e),
  'preferences',
)
