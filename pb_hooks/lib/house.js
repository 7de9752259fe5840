/// The house in the shop's own shape.
const { DEFAULT_SHOP } = require(`${__hooks}/built/domain.js`)
const { jsonField, findById } = require(`${__hooks}/lib/records.js`)

const HOUSE = 'shop00000000000'

function shopOf(app) {
  const record = findById(app, 'shop', HOUSE)
  if (!record) return DEFAULT_SHOP
  return {
    name: record.getString('name'),
    tagline: record.getString('tagline'),
    address: record.getString('address'),
    phone: record.getString('phone'),
    whatsappNumber: record.getString('whatsappNumber'),
    email: record.getString('email'),
    mapUrl: record.getString('mapUrl'),
    hours: jsonField(record, 'hours', []),
    rates: jsonField(record, 'rates', DEFAULT_SHOP.rates),
    ratesSetOn: record.getString('ratesSetOn'),
    sizeTable: jsonField(record, 'sizeTable', DEFAULT_SHOP.sizeTable),
    policies: jsonField(record, 'policies', []),
    discount: record.getString('discount'),
  }
}

module.exports = { shopOf }
