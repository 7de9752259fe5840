import { requestEventOf, requestHeader, type RequestEvent } from '#server/pocketbase/events.ts'
import { originOf } from '#server/settings/origin.ts'

const YEAR_S = 365 * 24 * 60 * 60
const SAME_SITE_STRICT = 3 // Go's http.SameSiteStrictMode

/**
 * Marks the requesting device as known: it has just authenticated as the account. A device holds
 * one cookie per account, signed by the server and sent only with a sign-in; the server stores
 * nothing about it.
 */
export function rememberDevice(e: RequestEvent, account: core.Record): void {
  const device = $security.randomString(20)
  const cookie = new Cookie({
    name: cookieName(account),
    value: `${device}.${signatureOf(account, device)}`,
    path: `/api/collections/${account.collection().name}/auth-with-password`,
    maxAge: YEAR_S,
    httpOnly: true,
    secure: originOf(e).startsWith('https:'),
    sameSite: SAME_SITE_STRICT,
  })
  requestEventOf(e).setCookie(cookie)
}

/** The requesting device's id; undefined when the account does not know it. */
export function knownDeviceOf(e: RequestEvent, account: core.Record): string | undefined {
  const sent = cookieValue(requestHeader(e, 'Cookie'), cookieName(account))
  const [device, signature] = sent.split('.')
  if (!device || !signature) return undefined
  return $security.equal(signature, signatureOf(account, device)) ? device : undefined
}

/**
 * The cookie's name: one per account, so that a family may share a device, without revealing which.
 */
function cookieName(account: core.Record): string {
  return `device-${$security.sha256(`${account.collection().name}:${account.id}`).slice(0, 16)}`
}

/**
 * Survives a password change: an owner who changes it under attack must not lose the known device.
 */
function signatureOf(account: core.Record, device: string): string {
  const { name, authToken } = account.collection()
  return $security.hs256(`known device:${name}:${account.id}:${device}`, authToken.secret)
}

/** The value of a cookie in a Cookie header; empty when it is missing. */
function cookieValue(header: string, name: string): string {
  const pair = header.split(/;\s*/).find((each) => each.startsWith(`${name}=`))
  return pair?.slice(name.length + 1) ?? ''
}
