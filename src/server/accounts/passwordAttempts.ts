import { removeCounter, updateCounter } from '#server/limits/counters.ts'
import { rateLimited, rateLimitedAs, refuseForNow } from '#server/limits/rateLimits.ts'
import { collectionOf, type RequestEvent } from '#server/pocketbase/events.ts'
import { areLimitsOn } from '#server/settings/environment.ts'
import { accountByEmail, type SignInCollection } from './accountByEmail.ts'
import { knownDeviceOf } from './knownDevices.ts'

const FREE_ATTEMPTS = 5
const MAX_WAIT_MS = 15 * 60 * 1000
const FORGET_AFTER_MS = 24 * 60 * 60 * 1000

type SignIn = core.RecordAuthWithPasswordRequestEvent & EventOf<SignInCollection>

/**
 * Runs a sign-in, or answers 429 with how long to wait. Attempts are limited per requesting address
 * and, because a botnet has many of those, per account. Known devices do not wait for failures of
 * strangers, so that an attacker cannot lock the owner out.
 */
export function limitPasswordAttempts(e: SignIn): void {
  // PocketBase's own lookup is case-sensitive.
  const account = e.record ?? accountByEmail(e.app, collectionOf(e).name, e.identity)
  if (account) e.record = account
  const device = account && knownDeviceOf(e, account)
  if (device) rateLimitedAs(e, `device:${device}`, 'login', () => e.next())
  else rateLimited(e, 'login', () => attempt(e))
}

/** Runs the sign-in unless strangers failed too often; the same for an unknown address. */
function attempt(e: SignIn): void {
  limitAccountAttempts(e, collectionOf(e).name, e.identity, () => {
    e.next() // a wrong password throws
    return true
  })
}

/**
 * Runs a check of an account's password, or answers 429 with how long to wait after failures, from
 * any address.
 * @param check whether the password was right
 */
export function limitAccountAttempts(
  e: RequestEvent,
  collection: string,
  email: string,
  check: () => boolean,
): void {
  const name = `password:${collection}:${$security.sha256(email.toLowerCase())}`
  const waitMs = countAttempt(e.app, name)
  if (waitMs > 0 && areLimitsOn()) return refuseForNow(e, waitMs)
  if (check()) removeCounter(e.app, name)
}

/** Counts an attempt before its password is checked, so that concurrent attempts count too. */
function countAttempt(app: CoreApp, name: string): number {
  let waitMs = 0
  updateCounter(app, name, (current, now) => {
    const { count, nextAt } = current ?? { count: 0, nextAt: 0 }
    waitMs = Math.max(nextAt - now, 0)
    if (current && waitMs > 0) return current
    const until = now + FORGET_AFTER_MS
    return { count: count + 1, nextAt: now + waitAfter(count + 1), until }
  })
  return waitMs
}

/**
 * Backoff in milliseconds after this many failed sign-ins: none at first, then 1 s, 2 s, 4 s, up to
 * 15 minutes.
 */
function waitAfter(failures: number): number {
  if (failures < FREE_ATTEMPTS) return 0
  return Math.min(1000 * 2 ** (failures - FREE_ATTEMPTS), MAX_WAIT_MS)
}
