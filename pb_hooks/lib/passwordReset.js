/// Password reset. The request only queues a mail; the account is looked up when the mail is sent.
/// So a known and an unknown address get the same answer after the same work.
const { isEmail, resetMail } = require(`${__hooks}/built/domain.js`)
const { asData } = require(`${__hooks}/lib/headers.js`)
const { refuse } = require(`${__hooks}/lib/answers.js`)
const { shopOf } = require(`${__hooks}/lib/house.js`)
const { limited } = require(`${__hooks}/lib/limits.js`)
const { post } = require(`${__hooks}/lib/mailbox.js`)

const KIND = 'reset'
const AGAIN_AFTER_MS = 2 * 60 * 1000

/** Handles the request; at most one mail per address in two minutes, from any sender. */
function request(e) {
  return limited(e, 'reset', () => {
    const { email } = e.requestInfo().body
    const to = (typeof email === 'string' ? email : '').trim().toLowerCase()
    if (!isEmail(to)) return refuse(e, 400, 'emailInvalid', { fields: { email: 'emailInvalid' } })
    if (!isAskedFor(e.app, to)) {
      const shop = shopOf(e.app)
      post(e.app, { kind: KIND, cause: '', to, replyTo: shop.email, mail: resetMail(shop.name) })
    }
    asData(e, 'no-store')
    return e.noContent(204)
  })
}

function isAskedFor(app, to) {
  const since = new Date(Date.now() - AGAIN_AFTER_MS).toISOString().replace('T', ' ')
  const recent = 'kind = {:kind} && to = {:to} && created > {:since}'
  return app.findRecordsByFilter('mails', recent, '', 1, 0, { kind: KIND, to, since }).length > 0
}

function accountOf(app, mail) {
  const found = arrayOf(new Record())
  const same = $dbx.exp('email = {:email} COLLATE NOCASE', { email: mail.getString('to') })
  app.recordQuery('users').andWhere(same).limit(1).all(found)
  return found[0]
}

/** The link for a mail about to be sent; undefined when there is no such account. */
function linkFor(app, mail) {
  const account = accountOf(app, mail)
  if (!account) return undefined
  return `${app.settings().meta.appURL}/reset-password#${account.newPasswordResetToken()}`
}

module.exports = { KIND, request, linkFor }
