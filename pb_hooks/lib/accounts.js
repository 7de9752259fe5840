/// Accounts: password rules, and answers that do not reveal whether an address has an account.
const { checkPassword, knownAddressMail } = require(`${__hooks}/built/domain.js`)
const { refuse } = require(`${__hooks}/lib/answers.js`)
const { asData } = require(`${__hooks}/lib/headers.js`)
const { shopOf } = require(`${__hooks}/lib/house.js`)
const { rememberDevice } = require(`${__hooks}/lib/knownDevice.js`)
const { limited } = require(`${__hooks}/lib/limits.js`)
const { post } = require(`${__hooks}/lib/mailbox.js`)
const { within } = require(`${__hooks}/lib/transaction.js`)

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Continues a request if the password it sets, if any, passes the rules; otherwise refuses it. */
function withSoundPassword(e, goOn) {
  const { password } = e.requestInfo().body
  if (password === undefined) return goOn()
  const problem = checkPassword(String(password))
  if (problem) return refuse(e, 400, problem, { fields: { password: problem } })
  return goOn()
}

/**
 * Updates an account. A password change checks the old password, so it counts as a sign-in attempt.
 */
function changeAccount(e) {
  const change = () => withSoundPassword(e, () => e.next())
  return e.requestInfo().body.oldPassword === undefined ? change() : limited(e, 'login', change)
}

/**
 * Sets a new password from a mailed link. PocketBase has verified its token, so the device becomes
 * a known one of the account.
 */
function resetPassword(e) {
  return withSoundPassword(e, () => {
    rememberDevice(e, e.record)
    return e.next()
  })
}

/**
 * Creates an account. If the address already has one, nothing is created: the answer looks the
 * same, and the address gets a mail. Signing in still takes the existing account's password.
 */
function signUp(e) {
  // Never visible to others; it would also tell a dummy account from a real one.
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
 * Creates and rolls back a dummy account, so that validation errors and timing match a real sign-up
 * (no account enumeration).
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
