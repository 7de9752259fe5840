/// Changes an order's status, and nothing else, by one legal step; a shopper may only cancel. The
/// event that records who did it is written with it.
const { isLegalMove, ORDER_STATUSES, plainText } = require(`${__hooks}/built/domain.js`)
const { actorOf } = require(`${__hooks}/lib/actors.js`)
const { refuse } = require(`${__hooks}/lib/answers.js`)
const { bodyOf, findById } = require(`${__hooks}/lib/records.js`)
const { mailMoved } = require(`${__hooks}/lib/orderMails.js`)
const { recordMove } = require(`${__hooks}/lib/orderEvents.js`)
const { inTurn } = require(`${__hooks}/lib/transaction.js`)

const LONGEST_NOTE = 1000

function move(e) {
  const { status, rev, note } = bodyOf(e)
  const actor = actorOf(e)
  let answer
  inTurn(e.app, (tx) => {
    const order = findById(tx, 'orders', e.record.id)
    const from = order.getString('status')
    answer = objection(order, from, status, rev, actor)
    if (answer) return
    order.set('status', status)
    order.set('rev', order.getInt('rev') + 1)
    tx.save(order)
    const words = typeof note === 'string' ? plainText(note).slice(0, LONGEST_NOTE) : ''
    recordMove(tx, order.id, from, status, words, actor)
    mailMoved(tx, order, actor)
    answer = { order }
  })
  if (answer.order) return e.json(200, answer.order)
  return refuse(e, answer.status, answer.code, answer.data)
}

/** Why the step is refused; undefined when it is allowed. */
function objection(order, from, to, rev, { actor }) {
  if (rev !== undefined && Number(rev) !== order.getInt('rev')) {
    return { status: 409, code: 'newerVersion', data: { record: order } }
  }
  const known = ORDER_STATUSES.includes(to)
  const allowed = actor === 'owner' || to === 'cancelled'
  if (!known || !allowed || !isLegalMove(from, to)) {
    return { status: 409, code: 'illegalMove', data: { from, to: known ? to : '' } }
  }
}

module.exports = { move }
