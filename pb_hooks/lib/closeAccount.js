/// Closing an account. A token alone is not enough: it may be another's, on a phone left unlocked.
const { refuse } = require(`${__hooks}/lib/answers.js`)
const { limited } = require(`${__hooks}/lib/limits.js`)

/** Deletes the account when its password comes with the request; tries count as sign-ins. */
function close(e) {
  if (e.hasSuperuserAuth()) return e.next()
  return limited(e, 'login', () => {
    const { password } = e.requestInfo().body
    if (typeof password === 'string' && e.record.validatePassword(password)) return e.next()
    return refuse(e, 400, 'loginFailed', { fields: { password: 'loginFailed' } })
  })
}

module.exports = { close }
