/// How often one address may do each thing. The server's own limiter cannot say how long to wait;
/// this one does. Counted in memory, forgotten at a restart.
const { refuse } = require(`${__hooks}/lib/answers.js`)
const { answerHeaders } = require(`${__hooks}/lib/http.js`)

const MINUTE_MS = 60 * 1000
const LIMITS = {
  any: { most: 600, windowMs: 10 * 1000 },
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
  const waitMs = count(e.app.store(), `limit:${action}:${e.realIP()}`, LIMITS[action])
  if (waitMs === 0 || $os.getenv('DARZI_LIMITS') === 'off') return goOn()
  answerHeaders(e).set('Retry-After', String(Math.ceil(waitMs / 1000)))
  return refuse(e, 429, 'tooManyRequests', { retryAfterMs: waitMs })
}

/** Counts one more; 0 while that is allowed, else the milliseconds until it is again. */
function count(store, key, { most, windowMs }) {
  const now = Date.now()
  let waitMs = 0
  store.setFunc(key, (known) => {
    const current = known && known.until > now ? known : { done: 0, until: now + windowMs }
    waitMs = current.done >= most ? current.until - now : 0
    return { done: current.done + 1, until: current.until }
  })
  return waitMs
}

/** Drops what is over, so that addresses do not pile up. */
function sweep(store) {
  const now = Date.now()
  const all = store.getAll()
  for (const key in all) if (key.startsWith('limit:') && all[key].until <= now) store.remove(key)
}

module.exports = { limited, sweep }
