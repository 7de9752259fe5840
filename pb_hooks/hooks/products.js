/// Products are validated before they are stored, and get a slug from their name.
onRecordCreateRequest(
  (e) => require(`${__hooks}/lib/productEdit.js`).withSoundProduct(e),
  'products',
)
onRecordUpdateRequest(
  (e) => require(`${__hooks}/lib/productEdit.js`).withSoundProduct(e),
  'products',
)
onRecordCreateRequest(
  (e) => require(`${__hooks}/lib/pictures.js`).withSoundPictures(e, 'photo'),
  'products',
)
onRecordUpdateRequest(
  (e) => require(`${__hooks}/lib/pictures.js`).withSoundPictures(e, 'photo'),
  'products',
)

/// Tells subscribers that there is something to pull, without sending it: drafts and deleted
/// products must not leak, and a missed message does no harm.
onRecordAfterCreateSuccess((e) => {
  require(`${__hooks}/lib/catalogueHint.js`).toAll(e)
  e.next()
}, 'products')
onRecordAfterUpdateSuccess((e) => {
  require(`${__hooks}/lib/catalogueHint.js`).toAll(e)
  e.next()
}, 'products')
onRealtimeSubscribeRequest((e) => {
  const listen = () => require(`${__hooks}/lib/catalogueHint.js`).toNewListener(e)
  return require(`${__hooks}/lib/streams.js`).subscribe(e, listen)
})
