/// Sets an order's fitting and promised dates.
const { refuse } = require(`${__hooks}/lib/answers.js`)
const { plain, findById } = require(`${__hooks}/lib/records.js`)
const { inTurn } = require(`${__hooks}/lib/transaction.js`)

function set(e) {
  const { rev, trialDate, dueDate } = plain(e.requestInfo().body)
  let answer
  inTurn(e.app, (tx) => {
    const order = findById(tx, 'orders', e.request.pathValue('id'))
    if (!order) answer = { status: 404, code: 'notFound' }
    else if (rev !== undefined && rev !== order.getInt('rev')) {
      answer = { status: 409, code: 'newerVersion', data: { record: order } }
    }
    if (answer) return
    order.set('trialDate', trialDate)
    order.set('dueDate', dueDate)
    order.set('rev', order.getInt('rev') + 1)
    tx.save(order)
    answer = { order }
  })
  if (answer.order) return e.json(200, answer.order)
  return refuse(e, answer.status, answer.code, answer.data)
}

module.exports = { set }
