/// Devices that have signed in to an account before. Each holds a cookie for each account, signed by
/// the server and sent to the sign-in alone; nothing is stored about it here.
const { askedHeader, requestOf } = require(`${__hooks}/lib/http.js`)
const { originOf } = require(`${__hooks}/lib/origin.js`)

const YEAR_S = 365 * 24 * 60 * 60
const SAME_SITE_STRICT = 3 // Go's http.SameSiteStrictMode

/** Makes the device that asks a known one: it has just proved to be the account's. */
function rememberDevice(e, account) {
  const device = $security.randomString(20)
  const cookie = new Cookie({
    name: nameOf(account),
    value: `${device}.${signatureOf(account, device)}`,
    path: `/api/collections/${account.collection().name}/auth-with-password`,
    maxAge: YEAR_S,
    httpOnly: true,
    secure: originOf({ request: requestOf(e) }).startsWith('https:'),
    sameSite: SAME_SITE_STRICT,
  })
  ;(e.response ? e : e.requestEvent).setCookie(cookie)
}

/** The name of the known device that asks; undefined when it is none of this account's. */
function knownDeviceOf(e, account) {
  const sent = cookieOf(askedHeader(e, 'Cookie'), nameOf(account))
  const [device, signature] = sent.split('.')
  if (!device || !signature) return undefined
  return $security.equal(signature, signatureOf(account, device)) ? device : undefined
}

/** Says nothing of the account, and is another for each, so that a family may share a device. */
function nameOf(account) {
  return `device-${$security.sha256(`${account.collection().name}:${account.id}`).slice(0, 16)}`
}

/** Outlives a new password: who changes it under attack must not become a stranger by that. */
function signatureOf(account, device) {
  const { name, authToken } = account.collection()
  return $security.hs256(`known device:${name}:${account.id}:${device}`, authToken.secret)
}

/** The value of a cookie in a request's header; empty when it is not there. */
function cookieOf(header, name) {
  const pair = header.split(/;\s*/).find((each) => each.startsWith(`${name}=`))
  return pair ? pair.slice(name.length + 1) : ''
}

module.exports = { cookieOf, knownDeviceOf, rememberDevice }
