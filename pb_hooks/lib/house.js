/// The shop's settings, parsed from whatever JSON the record holds.
const { DEFAULT_SHOP, parseShop } = require(`${__hooks}/built/domain.js`)
const { jsonField, findById } = require(`${__hooks}/lib/records.js`)

const HOUSE = 'shop00000000000'

const TEXTS = ['name', 'tagline', 'address', 'phone', 'whatsappNumber', 'email', 'mapUrl'].concat([
  'ratesSetOn',
  'discount',
])
const LISTS = ['hours', 'rates', 'sizeTable', 'policies']

/** A malformed setting falls back to its default; the others stay. */
function shopOf(app) {
  const record = findById(app, 'shop', HOUSE)
  if (!record) return DEFAULT_SHOP
  const stored = {}
  for (const name of TEXTS) stored[name] = record.getString(name)
  for (const name of LISTS) {
    const value = jsonField(record, name)
    if (parseShop(Object.assign({}, stored, { [name]: value })).ok) stored[name] = value
  }
  const read = parseShop(stored)
  return read.ok ? read.value : DEFAULT_SHOP
}

module.exports = { shopOf }
