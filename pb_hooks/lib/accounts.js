/// Accounts: which passwords are taken, and what a failure gives away.
const { checkPassword } = require(`${__hooks}/built/domain.js`)
const { refuse } = require(`${__hooks}/lib/answers.js`)
const { limited } = require(`${__hooks}/lib/limits.js`)

/** Goes on with a request that sets a password, or says what is wrong with it. */
function withSoundPassword(e, goOn) {
  const { password } = e.requestInfo().body
  if (password === undefined) return goOn()
  const problem = checkPassword(String(password))
  if (problem) return refuse(e, 400, problem, { fields: { password: problem } })
  return goOn()
}

/** Opens an account. One of this address that exists fails like any other fault, and says no more. */
function signUp(e) {
  const open = () => (isKnown(e) ? refuse(e, 400, 'signupFailed') : e.next())
  return limited(e, 'signUp', () => withSoundPassword(e, open))
}

function isKnown(e) {
  const email = e.record.getString('email')
  const same = $dbx.exp('email = {:email} COLLATE NOCASE', { email })
  return e.app.countRecords('users', same) > 0
}

/** Makes every token of the account worthless, this device's too. */
function signOutEverywhere(e) {
  e.auth.refreshTokenKey()
  e.app.save(e.auth)
  return e.noContent(204)
}

module.exports = { withSoundPassword, signUp, signOutEverywhere }
