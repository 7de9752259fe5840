/// Places an order. The phone sends what is wanted; prices, names, account and status are decided
/// here, in one transaction with the order's first event and its mails.
const { orderNumber, priceOrder, readOrderDraft } = require(`${__hooks}/built/domain.js`)
const { adminOf, actorOf, shopperOf } = require(`${__hooks}/lib/actors.js`)
const { refuse } = require(`${__hooks}/lib/answers.js`)
const { bodyOf, findById, jsonField } = require(`${__hooks}/lib/records.js`)
const { recordMove } = require(`${__hooks}/lib/orderEvents.js`)
const { mailPlaced } = require(`${__hooks}/lib/orderMails.js`)
const { inTurn } = require(`${__hooks}/lib/transaction.js`)

function place(e) {
  const body = bodyOf(e)
  const reading = readOrderDraft(body)
  if (reading.kind === 'refused') return refuse(e, 400, 'orderRefused', { fields: reading.fields })
  const { draft } = reading
  if (!speaksFor(e, draft.user)) return refuse(e, 401, 'signInNeeded')

  let answer
  inTurn(e.app, (tx) => {
    const known = findById(tx, 'orders', draft.id)
    if (known) {
      answer = isReplay(known, draft)
        ? { order: known }
        : { status: 400, code: 'orderRefused', data: { fields: { id: 'orderRefused' } } }
      return
    }
    const priced = priceOrder(draft.lines, (id) => onShelf(tx, id))
    if (priced.kind === 'changed') {
      answer = { status: 409, code: 'pricesChanged', data: { changes: priced.changes } }
      return
    }
    const order = orderOf(e, tx, draft, priced)
    order.set('source', adminOf(e) && body.source === 'counter' ? 'counter' : 'shop')
    tx.save(order)
    recordMove(tx, order.id, '', 'placed', '', actorOf(e))
    mailPlaced(tx, order)
    answer = { order }
  })
  if (answer.order) return e.json(200, answer.order)
  return refuse(e, answer.status, answer.code, answer.data)
}

/**
 * Whether the sender may order for this account: a guest for none, a shopper for their own, the
 * owner for any.
 */
function speaksFor(e, user) {
  if (user === '' || adminOf(e)) return true
  const shopper = shopperOf(e)
  return shopper !== undefined && shopper.id === user
}

/** Whether this repeats an order of the same sender; others must not learn what it holds. */
function isReplay(order, draft) {
  const { user, shipping, lines } = draft
  const stored = jsonField(order, 'lines', [])
  return (
    order.getString('user') === user &&
    order.getString('email') === shipping.email &&
    order.getString('phone') === shipping.phone &&
    stored.length === lines.length &&
    stored.every(
      (line, index) =>
        line.product === lines[index].product && line.quantity === lines[index].quantity,
    )
  )
}

function onShelf(tx, id) {
  const product = findById(tx, 'products', id)
  if (!product || product.getBool('deleted') || product.getBool('draft')) return undefined
  const name = product.getString('name')
  return { name, category: product.getString('category'), price: product.getInt('price') }
}

/** A fresh record: only the checked draft gets into it, nothing else of the request. */
function orderOf(e, tx, draft, priced) {
  const { id, user, shipping, currency, paymentMethod, note } = draft
  const facts = {
    id,
    user,
    currency,
    paymentMethod,
    note,
    lines: priced.lines,
    total: priced.total,
  }
  const order = new Record(e.collection, Object.assign({}, shipping, facts))
  order.set('number', freeNumber(tx, orderNumber(id, Date.now())))
  order.set('status', 'placed')
  order.set('rev', 1)
  return order
}

/** Two orders of one millisecond: the later one is numbered a millisecond later. */
function freeNumber(tx, number) {
  const taken = tx.countRecords('orders', $dbx.hashExp({ number })) > 0
  return taken ? freeNumber(tx, `ET-${Number(number.slice(3)) + 1}`) : number
}

module.exports = { place }
