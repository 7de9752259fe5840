/// The newsletter, with double opt-in where mails can be sent: a subscription only queues a mail.
/// Whether the address has already subscribed is looked up when the mail is sent, and only its link
/// subscribes. So answer and work are the same for every address, and only the recipient can bring
/// back an address that unsubscribed. Without mail a new address is subscribed at once, and an
/// unsubscribed one stays so.
const { isEmail, isRecordId, newsletterMail } = require(`${__hooks}/built/domain.js`)
const { refuse } = require(`${__hooks}/lib/answers.js`)
const { asData } = require(`${__hooks}/lib/headers.js`)
const { shopOf } = require(`${__hooks}/lib/house.js`)
const { post } = require(`${__hooks}/lib/mailbox.js`)
const { inTurn } = require(`${__hooks}/lib/transaction.js`)

const KIND = 'newsletter'
const LINK_VALID_S = 2 * 24 * 60 * 60

/**
 * Handles a subscription. The answer repeats the id that was sent, so that a phone recognises its
 * own; the record gets another, or ids would reveal which addresses were new.
 */
function subscribe(e) {
  if (e.hasSuperuserAuth()) return e.next()
  const email = e.record.getString('email').trim().toLowerCase()
  if (!isEmail(email)) return refuse(e, 400, 'emailInvalid', { fields: { email: 'emailInvalid' } })
  if (e.app.settings().smtp.enabled) {
    const shop = shopOf(e.app)
    const mail = newsletterMail(shop.name)
    post(e.app, { kind: KIND, cause: '', to: email, replyTo: shop.email, mail })
  } else {
    inTurn(e.app, (tx) => find(tx, email) || save(tx, email))
  }
  const id = isRecordId(e.record.id) ? e.record.id : $security.randomString(15).toLowerCase()
  const { id: collectionId, name: collectionName } = e.collection
  const timestamp = new DateTime().string()
  return e.json(200, { collectionId, collectionName, id, email, status: 'active', timestamp })
}

/** Subscribes the address that a mailed link belongs to. */
function confirm(e) {
  const { token } = e.requestInfo().body
  const email = emailOf(e.app, typeof token === 'string' ? token : '')
  if (email === undefined) return refuse(e, 400, 'resetLinkExpired')
  inTurn(e.app, (tx) => save(tx, email))
  asData(e, 'no-store')
  return e.noContent(204)
}

/** The link for a mail about to be sent; undefined when the address has already subscribed. */
function linkFor(app, mail) {
  const email = mail.getString('to').toLowerCase()
  const known = find(app, email)
  if (known && known.getString('status') === 'active') return undefined
  const token = $security.createJWT({ type: KIND, email }, signingKey(app), LINK_VALID_S)
  return `${app.settings().meta.appURL}/newsletter#${token}`
}

function emailOf(app, token) {
  try {
    const { type, email } = $security.parseJWT(token, signingKey(app))
    return type === KIND && isEmail(email) ? email : undefined
  } catch (_expiredOrForged) {
    return undefined
  }
}

/** A signing key derived from a secret that only the server has. */
function signingKey(app) {
  const { secret } = app.findCachedCollectionByNameOrId('users').verificationToken
  return $security.hs256(KIND, secret)
}

function find(app, email) {
  return app.findRecordsByFilter('subscribers', 'email = {:email}', '', 1, 0, { email })[0]
}

function save(tx, email) {
  const subscribers = tx.findCachedCollectionByNameOrId('subscribers')
  const subscriber = find(tx, email) || new Record(subscribers, { email })
  subscriber.set('status', 'active')
  tx.save(subscriber)
}

module.exports = { KIND, confirm, linkFor, subscribe }
