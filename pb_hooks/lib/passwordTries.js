/// Rate limits for password attempts, per requesting address and, because a botnet has many of
/// those, per account. Known devices do not wait for failures of strangers, so that an attacker
/// cannot lock the owner out.
const { forget, update } = require(`${__hooks}/lib/counters.js`)
const { knownDeviceOf } = require(`${__hooks}/lib/knownDevice.js`)
const { areOff, limited, limitedFor, refuseForNow } = require(`${__hooks}/lib/limits.js`)

const FREE_TRIES = 5
const LONGEST_WAIT_MS = 15 * 60 * 1000
const FORGET_AFTER_MS = 24 * 60 * 60 * 1000

/** Runs a sign-in, or answers 429 with how long to wait. */
function signIn(e, goOn) {
  const device = e.record && knownDeviceOf(e, e.record)
  if (device) return limitedFor(e, `device:${device}`, 'login', goOn)
  return limited(e, 'login', () => slowedDown(e, goOn))
}

/** Runs the sign-in unless strangers failed too often; the same for an unknown address. */
function slowedDown(e, goOn) {
  const store = e.app.store()
  const identity = $security.sha256(e.identity.toLowerCase())
  const name = `password:${e.collection.name}:${identity}`
  const waitMs = takeTurn(store, name)
  if (waitMs > 0 && !areOff()) return refuseForNow(e, waitMs)
  const answer = goOn() // a wrong password throws
  forget(store, name)
  return answer
}

/** Counts an attempt before its password is checked, so that concurrent attempts count too. */
function takeTurn(store, name) {
  let waitMs = 0
  update(store, name, (known, now) => {
    const { tries, nextAt } = known || { tries: 0, nextAt: 0 }
    waitMs = Math.max(nextAt - now, 0)
    if (waitMs > 0) return known
    const until = now + FORGET_AFTER_MS
    return { tries: tries + 1, nextAt: now + waitAfter(tries + 1), until }
  })
  return waitMs
}

/**
 * Backoff in milliseconds after this many failures: none at first, then 1 s, 2 s, 4 s, up to 15
 * minutes.
 */
function waitAfter(tries) {
  if (tries < FREE_TRIES) return 0
  return Math.min(1000 * 2 ** (tries - FREE_TRIES), LONGEST_WAIT_MS)
}

module.exports = { signIn, waitAfter }
