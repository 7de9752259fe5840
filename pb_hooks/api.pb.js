/// Every answer with a record in it: its headers, and the texts that come in. (An event stream, a
/// file and the health answer pass no hook; PocketBase's own headers are on them.)
onRecordsListRequest((e) => {
  require(`${__hooks}/lib/headers.js`).asData(e, 'no-store')
  e.next()
})
onRecordViewRequest((e) => {
  require(`${__hooks}/lib/headers.js`).asData(e, 'no-store')
  e.next()
})
onRecordCreateRequest((e) => {
  require(`${__hooks}/lib/headers.js`).asData(e, 'no-store')
  require(`${__hooks}/lib/plainTexts.js`).tidy(e)
})
onRecordUpdateRequest((e) => {
  require(`${__hooks}/lib/headers.js`).asData(e, 'no-store')
  require(`${__hooks}/lib/plainTexts.js`).tidy(e)
})
onRecordDeleteRequest((e) => {
  require(`${__hooks}/lib/headers.js`).asData(e, 'no-store')
  e.next()
})
onRecordAuthRequest((e) => {
  require(`${__hooks}/lib/headers.js`).asData(e, 'no-store')
  e.next()
})
onFileDownloadRequest((e) => {
  require(`${__hooks}/lib/headers.js`).asFile(e)
  e.next()
})
