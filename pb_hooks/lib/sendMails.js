/// Sends what waits in the box. A mail that cannot be sent is tried again, each time later.
const { shopOf } = require(`${__hooks}/lib/house.js`)
const reset = require(`${__hooks}/lib/passwordReset.js`)

const FIRST_WAIT_MS = 5000
const LONGEST_WAIT_MS = 60 * 60 * 1000
const MOST_TRIES = 20
const AT_ONCE = 20
const DUE = `sent = '' && tries < ${MOST_TRIES} && nextTry <= {:now}`

/** Sends the mails that are due, in the order in which they were written. */
function sendDue(app) {
  if (!app.settings().smtp.enabled) return // they are kept for the owner to read
  const now = new DateTime().string()
  for (const mail of app.findRecordsByFilter('mails', DUE, '@rowid', AT_ONCE, 0, { now })) {
    if (isForNobody(app, mail)) app.delete(mail)
    else {
      trySending(app, mail)
      app.save(mail)
    }
  }
}

/** A password that nobody has cannot be reset. */
function isForNobody(app, mail) {
  return mail.getString('kind') === reset.KIND && !reset.accountOf(app, mail)
}

function trySending(app, mail) {
  const tries = mail.getInt('tries') + 1
  mail.set('tries', tries)
  try {
    app.newMailClient().send(messageOf(app, mail))
    mail.set('sent', new DateTime())
    mail.set('error', '')
  } catch (error) {
    const waitMs = Math.min(FIRST_WAIT_MS * Math.pow(2, tries - 1), LONGEST_WAIT_MS)
    mail.set('error', String(error).slice(0, 490))
    mail.set('nextTry', new Date(Date.now() + waitMs).toISOString().replace('T', ' '))
  }
}

function messageOf(app, mail) {
  const shop = shopOf(app)
  const address = $os.getenv('DARZI_SMTP_FROM') || shop.email
  const headers = { 'Message-ID': `<${mail.id}@${address.split('@')[1]}>` }
  const replyTo = mail.getString('replyTo')
  if (replyTo !== '') headers['Reply-To'] = `<${replyTo}>`
  const account = mail.getString('kind') === reset.KIND ? reset.accountOf(app, mail) : undefined
  const body = (name) => {
    const text = mail.getString(name)
    return account ? reset.withLink(app, text, account) : text
  }
  return new MailerMessage({
    from: { address, name: shop.name },
    to: [{ address: mail.getString('to') }],
    subject: mail.getString('subject'),
    text: body('text'),
    html: body('html'),
    headers,
  })
}

module.exports = { sendDue }
