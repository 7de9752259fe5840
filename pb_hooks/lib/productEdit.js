/// What the owner sends for a product: the lists in it have the shape that the shop shows.
const { readDetail, readMeasurementNames } = require(`${__hooks}/built/domain.js`)
const { refuse } = require(`${__hooks}/lib/answers.js`)
const { jsonField } = require(`${__hooks}/lib/records.js`)
const { giveSlug } = require(`${__hooks}/lib/slug.js`)

/** Goes on with a sound product, or says which field is not. */
function withSoundProduct(e) {
  const names = readMeasurementNames(jsonField(e.record, 'measurements'))
  const detail = readDetail(jsonField(e.record, 'detail'))
  const fields = {}
  if (names === undefined) fields.measurements = 'refused'
  if (detail === undefined) fields.detail = 'refused'
  if (Object.keys(fields).length > 0) return refuse(e, 400, 'productSaveFailed', { fields })
  e.record.set('measurements', names)
  e.record.set('detail', detail)
  const isNew = e.record.isNew()
  if (isNew || e.record.getString('slug') !== e.record.original().getString('slug')) {
    giveSlug(e.app, e.record)
  }
  return e.next()
}

module.exports = { withSoundProduct }
