/// Products: looked at before they are stored, with an address made from their name.
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

/// Tells whoever listens that there is something to fetch. What it is, they ask for: a draft or a
/// deleted product must not travel, and a message that is missed does no harm.
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
