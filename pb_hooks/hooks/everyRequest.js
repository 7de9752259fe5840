/// What every request passes before its own handler.
/** Every error of a write. @type {(e: core.RequestEvent) => void} */
const handleErrors = (e) => require(`${__hooks}/built/server.js`).handleErrors(e)

// Sessions: each sign-in can be revoked separately. Every request with a token is checked before
// any other handler runs.

onRecordAuthRequest((e) => require(`${__hooks}/built/server.js`).issueSession(e), 'users', 'admins')
onRecordsListRequest((e) => require(`${__hooks}/built/server.js`).checkSession(e))
onRecordViewRequest((e) => require(`${__hooks}/built/server.js`).checkSession(e))
onRecordCreateRequest((e) => require(`${__hooks}/built/server.js`).checkSession(e))
onRecordUpdateRequest((e) => require(`${__hooks}/built/server.js`).checkSession(e))
onRecordDeleteRequest((e) => require(`${__hooks}/built/server.js`).checkSession(e))
onRecordAuthRefreshRequest((e) => require(`${__hooks}/built/server.js`).checkSession(e))
onFileTokenRequest((e) => require(`${__hooks}/built/server.js`).checkSession(e))
onRealtimeSubscribeRequest((e) => require(`${__hooks}/built/server.js`).checkStreamSession(e))
routerAdd(
  'POST',
  '/api/account/sign-out',
  (e) => require(`${__hooks}/built/server.js`).signOut(e),
  handleErrors,
)

// Every request for records: response headers, the rate limit per address, and cleaned texts. (Event
// streams and the health check pass no hook and keep PocketBase's own headers.)

onRecordsListRequest((e) => require(`${__hooks}/built/server.js`).answerRecordRequest(e))
onRecordViewRequest((e) => require(`${__hooks}/built/server.js`).answerRecordRequest(e))
onRecordCreateRequest((e) => require(`${__hooks}/built/server.js`).acceptRecordRequest(e))
onRecordUpdateRequest((e) => require(`${__hooks}/built/server.js`).acceptRecordRequest(e))
onRecordDeleteRequest((e) => require(`${__hooks}/built/server.js`).answerRecordRequest(e))
onRecordAuthRefreshRequest((e) => require(`${__hooks}/built/server.js`).answerRecordRequest(e))
onRecordAuthRequest((e) => {
  require(`${__hooks}/built/server.js`).setDataHeaders(e)
  e.next()
})
onFileDownloadRequest((e) => {
  require(`${__hooks}/built/server.js`).setUploadHeaders(e)
  e.next()
})
