/// Accounts: which passwords are taken, and what a failure gives away.
const { checkPassword, knownAddressMail } = require(`${__hooks}/built/domain.js`)
const { refuse } = require(`${__hooks}/lib/answers.js`)
const { asData } = require(`${__hooks}/lib/headers.js`)
const { shopOf } = require(`${__hooks}/lib/house.js`)
const { rememberDevice } = require(`${__hooks}/lib/knownDevice.js`)
const { limited } = require(`${__hooks}/lib/limits.js`)
const { post } = require(`${__hooks}/lib/mailbox.js`)
const { within } = require(`${__hooks}/lib/transaction.js`)

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Goes on with a request that sets a password, or says what is wrong with it. */
function withSoundPassword(e, goOn) {
  const { password } = e.requestInfo().body
  if (password === undefined) return goOn()
  const problem = checkPassword(String(password))
  if (problem) return refuse(e, 400, problem, { fields: { password: problem } })
  return goOn()
}

/** Changes an account; the old password that a new one needs is guessed no faster than at a sign-in. */
function changeAccount(e) {
  const change = () => withSoundPassword(e, () => e.next())
  return e.requestInfo().body.oldPassword === undefined ? change() : limited(e, 'login', change)
}

/** Sets a new password by a mailed link. PocketBase has checked the link: the device is the account's. */
function resetPassword(e) {
  return withSoundPassword(e, () => {
    rememberDevice(e, e.record)
    return e.next()
  })
}

/**
 * Opens an account. Where the address has one, nothing is opened: the answer is that of a new account,
 * and the address gets a mail. Only who knows the password of the one there is can sign in to it.
 */
function signUp(e) {
  // An account's address is shown to nobody; it would also tell a pretended account from a real one.
  e.record.set('emailVisibility', false)
  const open = () => (isKnown(e) ? pretend(e) : e.next())
  return limited(e, 'signUp', () => withSoundPassword(e, open))
}

function isKnown(e) {
  const email = e.record.getString('email')
  const same = $dbx.exp('email = {:email} COLLATE NOCASE', { email })
  return e.app.countRecords('users', same) > 0
}

/**
 * Opens an account of an address that nobody has, and takes it back before answering: so everything is as it
 * would be, what else is wrong with the request and the time it takes too.
 */
function pretend(e) {
  const to = e.record.getString('email')
  const undo = new Error('the address has an account')
  try {
    within(e, () => {
      e.record.setEmail(`${$security.randomStringWithAlphabet(20, LETTERS)}@example.com`)
      e.next()
      throw undo
    })
  } catch (error) {
    if (!String(error).includes(undo.message)) throw error
  }
  const shop = shopOf(e.app)
  const mail = knownAddressMail(shop.name, e.app.settings().meta.appURL)
  post(e.app, { kind: 'account', cause: '', to, replyTo: shop.email, mail })
  asData(e, 'no-store')
  return e.json(200, e.record) // PocketBase answers when a transaction is done, and this was none
}

/** Makes every token of the account worthless, this device's too. */
function signOutEverywhere(e) {
  e.auth.refreshTokenKey()
  e.app.save(e.auth)
  return e.noContent(204)
}

module.exports = { changeAccount, resetPassword, signUp, signOutEverywhere }
