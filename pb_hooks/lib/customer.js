/// Name, e-mail and phone of the shopper behind a record.
const { findById } = require(`${__hooks}/lib/records.js`)

function addTo(app, record) {
  const user = findById(app, 'users', record.getString('user'))
  if (!user) return
  record.withCustomData(true)
  record.set('customer', {
    name: user.getString('name'),
    email: user.getString('email'),
    phone: user.getString('phone'),
  })
}

module.exports = { addTo }
