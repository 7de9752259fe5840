/// How often one address may do each thing. The server's own limiter cannot say how long to wait;
/// this one does.
const { addressKey } = require(`${__hooks}/lib/addressKey.js`)
const { refuse } = require(`${__hooks}/lib/answers.js`)
const { update } = require(`${__hooks}/lib/counters.js`)
const { answerHeaders } = require(`${__hooks}/lib/http.js`)

const MINUTE_MS = 60 * 1000
const LIMITS = {
  any: { most: 600, windowMs: 10 * 1000 },
  ownPage: { most: 60, windowMs: 10 * 1000 }, // a page of the catalogue that no other phone shares
  login: { most: 20, windowMs: 5 * MINUTE_MS },
  signUp: { most: 10, windowMs: 60 * MINUTE_MS },
  reset: { most: 10, windowMs: 10 * MINUTE_MS },
  order: { most: 30, windowMs: 10 * MINUTE_MS },
  subscribe: { most: 10, windowMs: 60 * MINUTE_MS },
  appointment: { most: 10, windowMs: 60 * MINUTE_MS },
  tailoring: { most: 20, windowMs: 60 * MINUTE_MS },
  upload: { most: 120, windowMs: 60 * MINUTE_MS },
}

/** Goes on with the request, or answers 429 and how long to wait. */
function limited(e, action, goOn) {
  return limitedFor(e, addressKey(e.realIP()), action, goOn)
}

/** The same, counted for `visitor` instead of the address that asks. */
function limitedFor(e, visitor, action, goOn) {
  const waitMs = count(e.app.store(), `${action}:${visitor}`, LIMITS[action])
  return waitMs === 0 || areOff() ? goOn() : refuseForNow(e, waitMs)
}

/** Answers 429 and how long to wait. */
function refuseForNow(e, waitMs) {
  answerHeaders(e).set('Retry-After', String(Math.ceil(waitMs / 1000)))
  return refuse(e, 429, 'tooManyRequests', { retryAfterMs: waitMs })
}

/** Whether nothing is limited, as in most tests. */
function areOff() {
  return $os.getenv('DARZI_LIMITS') === 'off'
}

/** Counts one more; 0 while that is allowed, else the milliseconds until it is again. */
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
