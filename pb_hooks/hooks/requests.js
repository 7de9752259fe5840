/// What shoppers send: appointments, tailoring requests, subscriptions, and their own records.
const { guard } = require(`${__hooks}/lib/failures.js`)

onRecordCreateRequest((e) => {
  const take = () => require(`${__hooks}/lib/requests.js`).appointment(e)
  return require(`${__hooks}/lib/limits.js`).limited(e, 'appointment', take)
}, 'appointments')

onRecordCreateRequest((e) => {
  const take = () => require(`${__hooks}/lib/requests.js`).tailoring(e)
  return require(`${__hooks}/lib/limits.js`).limited(e, 'tailoring', take)
}, 'tailoring_requests')

onRecordCreateRequest((e) => {
  const take = () => require(`${__hooks}/lib/newsletter.js`).subscribe(e)
  return require(`${__hooks}/lib/limits.js`).limited(e, 'subscribe', take)
}, 'subscribers')

routerAdd(
  'POST',
  '/api/newsletter/confirm',
  (e) => {
    const confirm = () => require(`${__hooks}/lib/newsletter.js`).confirm(e)
    return require(`${__hooks}/lib/limits.js`).limited(e, 'subscribe', confirm)
  },
  guard,
)

onRecordCreateRequest(
  (e) => require(`${__hooks}/lib/requests.js`).measurementSet(e),
  'measurement_sets',
)
onRecordUpdateRequest(
  (e) => require(`${__hooks}/lib/requests.js`).changedSet(e),
  'measurement_sets',
)
onRecordCreateRequest((e) => require(`${__hooks}/lib/requests.js`).preferences(e), 'preferences')
