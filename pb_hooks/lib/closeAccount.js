/// Closing an account. A token is not enough: the phone may have been left unlocked.
const { refuse } = require(`${__hooks}/lib/answers.js`)
const { limited } = require(`${__hooks}/lib/limits.js`)

/** Deletes the account if the request has its password; attempts count as sign-ins. */
function close(e) {
  if (e.hasSuperuserAuth()) return e.next()
  return limited(e, 'login', () => {
    const { password } = e.requestInfo().body
    if (typeof password === 'string' && e.record.validatePassword(password)) return e.next()
    return refuse(e, 400, 'loginFailed', { fields: { password: 'loginFailed' } })
  })
}

module.exports = { close }
