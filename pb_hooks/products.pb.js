/// Products get their address from their name, before anything checks that they have one.
onRecordCreateRequest((e) => {
  require(`${__hooks}/lib/slug.js`).giveSlug(e.app, e.record)
  e.next()
}, 'products')

onRecordUpdateRequest((e) => {
  if (e.record.getString('slug') !== e.record.original().getString('slug')) {
    require(`${__hooks}/lib/slug.js`).giveSlug(e.app, e.record)
  }
  e.next()
}, 'products')

/// Tells whoever listens that there is something to fetch. What it is, they ask for: a draft or a
/// deleted product must not travel, and a message that is missed does no harm.
onRecordAfterCreateSuccess((e) => {
  require(`${__hooks}/lib/catalogueHint.js`).send(e)
  e.next()
}, 'products')
onRecordAfterUpdateSuccess((e) => {
  require(`${__hooks}/lib/catalogueHint.js`).send(e)
  e.next()
}, 'products')
