/// Mails about an order: its placement, to the shop and then the customer; each status change, to
/// the customer. With EmailJS the storefront itself mails the orders placed there.
const domain = require(`${__hooks}/built/domain.js`)
const emailjs = require(`${__hooks}/lib/emailjs.js`)
const { shopOf } = require(`${__hooks}/lib/house.js`)
const { post } = require(`${__hooks}/lib/mailbox.js`)
const { jsonField } = require(`${__hooks}/lib/records.js`)

function mailPlaced(tx, order) {
  if (emailjs.isOn() && order.getString('source') === 'shop') return
  const shop = shopOf(tx)
  const said = orderInMail(order, shop)
  const customer = order.getString('email')
  const about = { cause: order.id, kind: 'order' }
  const toOwner = { to: shop.email, replyTo: customer, mail: domain.orderMailToOwner(said) }
  const toCustomer = {
    to: customer,
    replyTo: shop.email,
    mail: domain.orderMailToCustomer(said, shop.name),
  }
  post(tx, Object.assign(toOwner, about))
  post(tx, Object.assign(toCustomer, about))
}

function mailMoved(tx, order, { actor }) {
  const shop = shopOf(tx)
  const mail = domain.statusMail(order.getString('number'), order.getString('status'), shop.name)
  const to = order.getString('email')
  const byOwner = actor === 'owner'
  post(tx, { kind: 'status', cause: order.id, to, replyTo: shop.email, mail, byOwner })
}

function orderInMail(order, shop) {
  const shipping = {}
  for (const field of domain.SHIPPING_FIELDS) shipping[field] = order.getString(field)
  const facts = {
    number: order.getString('number'),
    shipping,
    lines: jsonField(order, 'lines', []),
    total: order.getInt('total'),
    note: order.getString('note'),
  }
  const reading = { currency: order.getString('currency'), rates: shop.rates }
  const chat = domain.orderChatLink(shop.whatsappNumber, Object.assign(reading, facts))
  return Object.assign(facts, { chatLink: chat })
}

module.exports = { mailPlaced, mailMoved }
