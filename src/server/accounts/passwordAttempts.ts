import { refuseFields } from '#server/http/refuse.ts'
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
  const name = `${collectionOf(e).name}:${$security.sha256(e.identity.toLowerCase())}`
  limitFailures(e, name, () => {
    e.next() // a wrong password throws
    return true
  })
}

/**
 * Continues a request of someone who holds a token of the account if it has the password too, or
 * refuses it: the token may be stolen, or the phone was left unlocked. Such attempts are counted per
 * account and apart from sign-ins, whose failures anyone can cause.
 */
export function withPassword(
  e: RequestEvent,
  account: RecordOf<'users' | 'admins'>,
  { field, typed }: { field: 'password' | 'oldPassword'; typed: unknown },
  proceed: () => void,
): void {
  const holder = `holder:${account.collection().name}:${account.id}`
  rateLimitedAs(e, holder, 'login', () => {
    limitFailures(e, holder, () => {
      const isRight = typeof typed === 'string' && account.validatePassword(typed)
      if (isRight) proceed()
      else refuseFields(e, 'loginFailed', { [field]: 'loginFailed' })
      return isRight
    })
  })
}

/**
 * Runs a check of a password, or answers 429 with how long to wait after failures, from any address.
 * @param check whether the password was right
 */
function limitFailures(e: RequestEvent, subject: string, check: () => boolean): void {
  const name = `password:${subject}`
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
