/// Handles unexpected errors. PocketBase would answer 400 to all of them and log the reason in the
/// data folder, which fails on a full disk.
const { unavailable } = require(`${__hooks}/built/domain.js`)
const { asData } = require(`${__hooks}/lib/headers.js`)
const { answerHeaders, requestOf } = require(`${__hooks}/lib/http.js`)
const { report } = require(`${__hooks}/lib/journal.js`)

/** Messages of SQLite and the operating system when nothing can be written. */
const CANNOT_STORE =
  /disk is full|disk I\/O error|readonly database|unable to open database|no space left|file too large|read-only file system/i
const RETRY_AFTER_S = 60

/** Runs a request. A storage failure gets an answer that makes the client retry later. */
function guarded(e) {
  try {
    return e.next()
  } catch (error) {
    const cause = causeOf(error)
    const cannotStore = CANNOT_STORE.test(String(cause))
    if (cause === undefined && !cannotStore) throw error // a refusal, meant for the sender
    report(cannotStore ? 'not stored' : 'request failed', cause, requestOf(e).url.path)
    if (!cannotStore) throw error
    asData(e, 'no-store')
    answerHeaders(e).set('Retry-After', String(RETRY_AFTER_S))
    return e.json(503, { status: 503, code: 'unavailable', message: unavailable, data: {} })
  }
}

/** The error itself; for an API error of PocketBase, the storage error that it wraps, if any. */
function causeOf(error) {
  const api = error && error.value && error.value.rawData ? error.value : undefined
  if (!api && error instanceof ApiError) return undefined
  if (!api) return error
  const raw = api.rawData()
  return CANNOT_STORE.test(String(raw)) ? raw : undefined
}

/** Middleware that does the same for a route of our own. */
const guard = (e) => require(`${__hooks}/lib/failures.js`).guarded(e)

module.exports = { guard, guarded }
