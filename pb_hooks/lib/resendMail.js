/// Queues a mail again.
const { refuse } = require(`${__hooks}/lib/answers.js`)
const { findById } = require(`${__hooks}/lib/records.js`)

function resend(e) {
  const mail = findById(e.app, 'mails', e.request.pathValue('id'))
  if (!mail) return refuse(e, 404, 'notFound')
  for (const name of ['sent', 'held', 'error']) mail.set(name, '')
  mail.set('nextTry', new DateTime())
  mail.set('tries', 0)
  e.app.save(mail)
  return e.json(200, { id: mail.id })
}

module.exports = { resend }
