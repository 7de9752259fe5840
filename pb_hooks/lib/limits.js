/// Rate limits per address and action. PocketBase's own limiter cannot send Retry-After; this one
/// does.
const { addressKey } = require(`${__hooks}/lib/addressKey.js`)
const { refuse } = require(`${__hooks}/lib/answers.js`)
const { update } = require(`${__hooks}/lib/counters.js`)
const { answerHeaders } = require(`${__hooks}/lib/http.js`)

const MINUTE_MS = 60 * 1000
const LIMITS = {
  any: { most: 600, windowMs: 10 * 1000 },
  ownPage: { most: 60, windowMs: 10 * 1000 }, // catalogue changes that are not cached
  login: { most: 20, windowMs: 5 * MINUTE_MS },
  signUp: { most: 10, windowMs: 60 * MINUTE_MS },
  reset: { most: 10, windowMs: 10 * MINUTE_MS },
  order: { most: 30, windowMs: 10 * MINUTE_MS },
  subscribe: { most: 10, windowMs: 60 * MINUTE_MS },
  appointment: { most: 10, windowMs: 60 * MINUTE_MS },
  tailoring: { most: 20, windowMs: 60 * MINUTE_MS },
  upload: { most: 120, windowMs: 60 * MINUTE_MS },
}

/** Runs the request, or answers 429 with how long to wait. */
function limited(e, action, goOn) {
  return limitedFor(e, addressKey(e.realIP()), action, goOn)
}

/** The same, counted for `visitor` instead of the requesting address. */
function limitedFor(e, visitor, action, goOn) {
  const waitMs = count(e.app.store(), `${action}:${visitor}`, LIMITS[action])
  return waitMs === 0 || areOff() ? goOn() : refuseForNow(e, waitMs)
}

/** Answers 429 with how long to wait. */
function refuseForNow(e, waitMs) {
  answerHeaders(e).set('Retry-After', String(Math.ceil(waitMs / 1000)))
  return refuse(e, 429, 'tooManyRequests', { retryAfterMs: waitMs })
}

/** Whether rate limiting is off, as in most tests. */
function areOff() {
  return $os.getenv('DARZI_LIMITS') === 'off'
}

/** Counts one request. 0 when it is allowed, else the milliseconds until the next one is. */
function count(store, name, { most, windowMs }) {
  let waitMs = 0
  update(store, name, (known, now) => {
    const { done, until } = known || { done: 0, until: now + windowMs }
    waitMs = done >= most ? until - now : 0
    return { done: done + 1, until }
  })
  return waitMs
}

module.exports = { areOff, limited, limitedFor, refuseForNow }
