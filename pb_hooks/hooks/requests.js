// What shoppers send besides orders.

/** Handles every error of a write. @type {(e: core.RequestEvent) => void} */
const handleErrors = (e) => require(`${__hooks}/built/server.js`).handleErrors(e)

// Appointments, tailoring requests and subscriptions.

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

// A shopper's own records, merged from several devices.

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
