/// Sends queued mails. A failed mail is retried with exponential backoff.
const { LATE_LINK } = require(`${__hooks}/built/domain.js`)
const { shopOf } = require(`${__hooks}/lib/house.js`)
const { holdOld } = require(`${__hooks}/lib/heldMails.js`)
const newsletter = require(`${__hooks}/lib/newsletter.js`)
const reset = require(`${__hooks}/lib/passwordReset.js`)

const FIRST_WAIT_MS = 5000
const LONGEST_WAIT_MS = 60 * 60 * 1000
const MOST_TRIES = 20
const AT_ONCE = 20
const DUE = `sent = '' && held = '' && tries < ${MOST_TRIES} && nextTry <= {:now}`

/** Mails whose link is created when they are sent, and never stored. */
const LINKED = { [reset.KIND]: reset.linkFor, [newsletter.KIND]: newsletter.linkFor }

/** Sends due mails in the order in which they were queued. */
function sendDue(app) {
  if (!app.settings().smtp.enabled) return // they are kept for the owner to read
  holdOld(app, MOST_TRIES)
  const now = new DateTime().string()
  for (const mail of app.findRecordsByFilter('mails', DUE, '@rowid', AT_ONCE, 0, { now })) {
    const linkFor = LINKED[mail.getString('kind')]
    const link = linkFor ? linkFor(app, mail) : ''
    // No account to reset, or a subscriber who has nothing to confirm.
    if (link === undefined) app.delete(mail)
    else {
      trySending(app, mail, link)
      app.save(mail)
    }
  }
}

function trySending(app, mail, link) {
  const tries = mail.getInt('tries') + 1
  mail.set('tries', tries)
  try {
    app.newMailClient().send(messageOf(app, mail, link))
    mail.set('sent', new DateTime())
    mail.set('error', '')
  } catch (error) {
    const waitMs = Math.min(FIRST_WAIT_MS * Math.pow(2, tries - 1), LONGEST_WAIT_MS)
    mail.set('error', String(error).slice(0, 490))
    mail.set('nextTry', new Date(Date.now() + waitMs).toISOString().replace('T', ' '))
  }
}

function messageOf(app, mail, link) {
  const shop = shopOf(app)
  const address = $os.getenv('DARZI_SMTP_FROM') || shop.email
  const headers = { 'Message-ID': `<${mail.id}@${address.split('@')[1]}>` }
  const replyTo = mail.getString('replyTo')
  if (replyTo !== '') headers['Reply-To'] = `<${replyTo}>`
  const body = (name) => mail.getString(name).split(LATE_LINK).join(link)
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
