/// Validates the owner's product edits: their lists must have the shape that the shop shows.
const { readDetail, readMeasurementNames } = require(`${__hooks}/built/domain.js`)
const { refuse } = require(`${__hooks}/lib/answers.js`)
const { jsonField } = require(`${__hooks}/lib/records.js`)
const { giveSlug } = require(`${__hooks}/lib/slug.js`)

/** Continues with a valid product, or names the invalid fields. */
function withSoundProduct(e) {
  const fields = prepare(e.app, e.record)
  return fields ? refuse(e, 400, 'productSaveFailed', { fields }) : e.next()
}

/**
 * Prepares a product for saving: normalised lists and a unique slug.
 * @returns the invalid fields; undefined when there are none.
 */
function prepare(app, product) {
  const names = readMeasurementNames(jsonField(product, 'measurements'))
  const detail = readDetail(jsonField(product, 'detail'))
  const fields = {}
  if (names === undefined) fields.measurements = 'refused'
  if (detail === undefined) fields.detail = 'refused'
  if (Object.keys(fields).length > 0) return fields
  product.set('measurements', names)
  product.set('detail', detail)
  const before = product.original().getString('slug')
  if (product.isNew() || product.getString('slug') !== before) giveSlug(app, product)
}

module.exports = { prepare, withSoundProduct }
