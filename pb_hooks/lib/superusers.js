/// Whether a superuser may sign in: only directly from this machine, not through a local proxy,
/// which anyone may be behind.
const { askedHeader } = require(`${__hooks}/lib/http.js`)

const FORWARDED = [
  'Forwarded',
  'X-Forwarded-For',
  'X-Real-IP',
  'CF-Connecting-IP',
  'Fly-Client-IP',
  'Via',
]

function check(e) {
  if ($os.getenv('DARZI_DASHBOARD') === '1') return
  const near = e.remoteIP() === '127.0.0.1' || e.remoteIP() === '::1'
  const forwarded = FORWARDED.some((name) => askedHeader(e, name) !== '')
  if (!near || forwarded) throw new ForbiddenError('Superusers sign in on the server itself.')
}

module.exports = { check }
