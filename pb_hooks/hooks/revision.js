/// What the owner edits on more than one device: an edit of an older revision is refused.
onRecordUpdateRequest(
  (e) => require(`${__hooks}/lib/revision.js`).compareAndSet(e),
  ...['products', 'shop'],
)
onRecordCreateRequest((e) => {
  e.record.set('rev', 1)
  e.next()
}, 'products')
