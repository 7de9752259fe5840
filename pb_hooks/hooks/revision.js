/// Compare-and-set for records that the owner edits on several devices: an edit based on an older
/// revision is refused.
onRecordUpdateRequest(
  (e) => require(`${__hooks}/lib/revision.js`).compareAndSet(e),
  'products',
  'shop',
)
onRecordCreateRequest((e) => {
  e.record.set('rev', 1)
  e.next()
}, 'products')
