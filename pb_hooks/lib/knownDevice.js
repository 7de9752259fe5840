/// Devices that have signed in to an account before. Each holds one cookie per account, signed by
/// the server and sent only with a sign-in; the server stores nothing about it.
const { askedHeader, requestOf } = require(`${__hooks}/lib/http.js`)
const { originOf } = require(`${__hooks}/lib/origin.js`)

const YEAR_S = 365 * 24 * 60 * 60
const SAME_SITE_STRICT = 3 // Go's http.SameSiteStrictMode

/** Marks the requesting device as known: it has just authenticated as the account. */
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

/** The requesting device's id; undefined when the account does not know it. */
function knownDeviceOf(e, account) {
  const sent = cookieOf(askedHeader(e, 'Cookie'), nameOf(account))
  const [device, signature] = sent.split('.')
  if (!device || !signature) return undefined
  return $security.equal(signature, signatureOf(account, device)) ? device : undefined
}

/**
 * The cookie's name: one per account, so that a family may share a device, without revealing which.
 */
function nameOf(account) {
  return `device-${$security.sha256(`${account.collection().name}:${account.id}`).slice(0, 16)}`
}

/**
 * Survives a password change: an owner who changes it under attack must not lose the known device.
 */
function signatureOf(account, device) {
  const { name, authToken } = account.collection()
  return $security.hs256(`known device:${name}:${account.id}:${device}`, authToken.secret)
}

/** The value of a cookie in a Cookie header; empty when it is missing. */
function cookieOf(header, name) {
  const pair = header.split(/;\s*/).find((each) => each.startsWith(`${name}=`))
  return pair ? pair.slice(name.length + 1) : ''
}

module.exports = { cookieOf, knownDeviceOf, rememberDevice }
