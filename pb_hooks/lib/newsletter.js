/// The newsletter. Where mails can leave, a subscription only writes down that one is wanted: whether
/// the address has subscribed already is looked up when the mail leaves, and only its link subscribes.
/// So the answer and the work are the same for every address, and an address that left comes back by its
/// own decision alone. Without mail a new address is subscribed at once, and one that left stays away.
const { isEmail, isRecordId, newsletterMail } = require(`${__hooks}/built/domain.js`)
const { refuse } = require(`${__hooks}/lib/answers.js`)
const { asData } = require(`${__hooks}/lib/headers.js`)
const { shopOf } = require(`${__hooks}/lib/house.js`)
const { post } = require(`${__hooks}/lib/mailbox.js`)
const { inTurn } = require(`${__hooks}/lib/transaction.js`)

const KIND = 'newsletter'
const LINK_VALID_S = 2 * 24 * 60 * 60

/**
 * Takes a subscription. The id that was sent is answered, so that a phone knows its own; the record
 * has another, or ids would tell which addresses were new.
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

/** The link for a mail that is about to leave; undefined where the address has subscribed already. */
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

/** A key of our own, made from one that the server keeps and nobody is given. */
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
