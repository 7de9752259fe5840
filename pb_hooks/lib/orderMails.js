/// The two mails of an order, in the order of the specification: the house, then the customer.
const { customerOrderMail, ownerOrderMail, SHIPPING_FIELDS } = require(`${__hooks}/built/domain.js`)
const { shopOf } = require(`${__hooks}/lib/house.js`)
const { post } = require(`${__hooks}/lib/mailbox.js`)
const { jsonField } = require(`${__hooks}/lib/records.js`)

function orderMails(tx, order) {
  const shop = shopOf(tx)
  const said = chatOrderOf(order, shop)
  const customer = order.getString('email')
  post(
    tx,
    'orderOwner',
    order.id,
    shop.email,
    customer,
    ownerOrderMail(said, order.getString('note')),
  )
  post(tx, 'orderCustomer', order.id, customer, shop.email, customerOrderMail(shop, said))
}

function chatOrderOf(order, shop) {
  const shipping = {}
  for (const field of SHIPPING_FIELDS) shipping[field] = order.getString(field)
  return {
    number: order.getString('number'),
    shipping,
    lines: jsonField(order, 'lines', []),
    total: order.getInt('total'),
    currency: order.getString('currency'),
    rates: shop.rates,
  }
}

module.exports = { orderMails }
