/// Every record request: response headers, the rate limit per address, and cleaned texts. (Event
/// streams and the health check pass no hook and keep PocketBase's own headers.)
onRecordsListRequest((e) => require(`${__hooks}/lib/anyRequest.js`).answer(e))
onRecordViewRequest((e) => require(`${__hooks}/lib/anyRequest.js`).answer(e))
onRecordCreateRequest((e) => require(`${__hooks}/lib/anyRequest.js`).take(e))
onRecordUpdateRequest((e) => require(`${__hooks}/lib/anyRequest.js`).take(e))
onRecordDeleteRequest((e) => require(`${__hooks}/lib/anyRequest.js`).answer(e))
onRecordAuthRefreshRequest((e) => require(`${__hooks}/lib/anyRequest.js`).answer(e))
onRecordAuthRequest((e) => {
  require(`${__hooks}/lib/headers.js`).asData(e, 'no-store')
  e.next()
})
onFileDownloadRequest((e) => {
  require(`${__hooks}/lib/headers.js`).asFile(e)
  e.next()
})
