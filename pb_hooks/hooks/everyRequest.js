// Checks of every request, before its own handler.

/** Handles every error of a write. @type {(e: core.RequestEvent) => void} */
const handleErrors = (e) => require(`${__hooks}/built/server.js`).handleErrors(e)

// Every request for records. A session is a sign-in that can be revoked, and every request with a
// token is checked. (Event streams and the health check pass no hook and keep PocketBase's own
// headers.)

onRecordsListRequest((e) => require(`${__hooks}/built/server.js`).answerRecordRequest(e))
onRecordViewRequest((e) => require(`${__hooks}/built/server.js`).answerRecordRequest(e))
onRecordCreateRequest((e) => require(`${__hooks}/built/server.js`).acceptRecordRequest(e))
onRecordUpdateRequest((e) => require(`${__hooks}/built/server.js`).acceptRecordRequest(e))
onRecordDeleteRequest((e) => require(`${__hooks}/built/server.js`).deleteRecordRequest(e))
onRecordConfirmPasswordResetRequest((e) => require(`${__hooks}/built/server.js`).handleErrors(e))
onFileTokenRequest((e) => require(`${__hooks}/built/server.js`).checkSession(e))
onFileDownloadRequest((e) => {
  require(`${__hooks}/built/server.js`).setUploadHeaders(e)
  e.next()
})
onRealtimeSubscribeRequest((e) => require(`${__hooks}/built/server.js`).checkStreamSession(e))

onRecordAuthRequest((e) => require(`${__hooks}/built/server.js`).issueSession(e), 'users', 'admins')
onRecordAuthRequest((e) => {
  require(`${__hooks}/built/server.js`).setDataHeaders(e)
  e.next()
})
onRecordAuthRefreshRequest((e) => require(`${__hooks}/built/server.js`).answerRecordRequest(e))
routerAdd(
  'POST',
  '/api/account/sign-out',
  (e) => require(`${__hooks}/built/server.js`).signOut(e),
  handleErrors,
)
