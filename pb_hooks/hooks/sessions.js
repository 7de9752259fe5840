/// Each sign-in is a session that can be revoked separately. Every request with a token is checked
/// before any other handler runs.
const { guard } = require(`${__hooks}/lib/failures.js`)

onRecordAuthRequest((e) => require(`${__hooks}/lib/sessions.js`).issue(e), 'users', 'admins')

onRecordsListRequest((e) => require(`${__hooks}/lib/sessions.js`).onlyOpen(e))
onRecordViewRequest((e) => require(`${__hooks}/lib/sessions.js`).onlyOpen(e))
onRecordCreateRequest((e) => require(`${__hooks}/lib/sessions.js`).onlyOpen(e))
onRecordUpdateRequest((e) => require(`${__hooks}/lib/sessions.js`).onlyOpen(e))
onRecordDeleteRequest((e) => require(`${__hooks}/lib/sessions.js`).onlyOpen(e))
onRecordAuthRefreshRequest((e) => require(`${__hooks}/lib/sessions.js`).onlyOpen(e))
onFileTokenRequest((e) => require(`${__hooks}/lib/sessions.js`).onlyOpen(e))
onRealtimeSubscribeRequest((e) => require(`${__hooks}/lib/sessions.js`).onlyOpenStream(e))

routerAdd(
  'POST',
  '/api/account/sign-out',
  (e) => {
    const end = () => require(`${__hooks}/lib/sessions.js`).end(e)
    return require(`${__hooks}/lib/limits.js`).limited(e, 'any', end)
  },
  guard,
)

cronAdd('sessionsPrune', '40 20 * * *', () => require(`${__hooks}/lib/sessions.js`).prune($app))
