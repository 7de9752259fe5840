/// A product's slug: derived from its name when it has none, and unique.
const { slugOf } = require(`${__hooks}/built/domain.js`)

const MOST_TRIES = 1000

function giveSlug(app, record) {
  const wanted = record.getString('slug') || slugOf(record.getString('name')) || 'piece'
  for (let count = 1; count < MOST_TRIES; count += 1) {
    const slug = count === 1 ? wanted : `${wanted}-${count}`
    if (isFree(app, slug, record)) return record.set('slug', slug)
  }
}

/**
 * A new record excludes none: if its id is taken, that id is another product's, with a slug of its
 * own.
 */
function isFree(app, slug, record) {
  const others = { slug, id: record.isNew() ? '' : record.id }
  return (
    app.findRecordsByFilter('products', 'slug = {:slug} && id != {:id}', '', 1, 0, others)
      .length === 0
  )
}

module.exports = { giveSlug }
