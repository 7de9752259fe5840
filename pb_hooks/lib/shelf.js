/// Products as shoppers see them: picked field by field, because records read by a hook have passed
/// no access rule.
const { jsonField } = require(`${__hooks}/lib/records.js`)

const ON_SHELF = 'deleted = false && draft = false'

/** A product in the shop's own format. */
function productOf(record) {
  const code = record.getInt('code')
  const detail = jsonField(record, 'detail')
  const product = {
    id: record.id,
    slug: record.getString('slug'),
    name: record.getString('name'),
    description: record.getString('description'),
    price: record.getInt('price'),
    category: record.getString('category'),
    image: pictureOf(record),
    measurements: jsonField(record, 'measurements', []),
    draft: false,
    seq: record.getInt('seq'),
    rev: record.getInt('rev'),
    created: record.getString('created').replace(' ', 'T'),
  }
  if (code > 0) product.code = code
  if (detail) product.detail = detail
  return product
}

/** An uploaded photo takes precedence over a typed URL. */
function pictureOf(record) {
  const photo = record.getString('photo')
  return photo === '' ? record.getString('image') : `/api/files/products/${record.id}/${photo}`
}

/** The public part of a change: the product, or that it is gone. */
function changeOf(record) {
  const gone = record.getBool('deleted') || record.getBool('draft')
  return gone ? { id: record.id, seq: record.getInt('seq'), gone: true } : productOf(record)
}

module.exports = { ON_SHELF, productOf, changeOf }
