/// Every answer with a record in it: its headers, how many one address may ask for, and the texts that
/// come in. (An event stream and the health answer pass no hook; PocketBase's own headers are on them.)
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
