/// What every request for records has in common.
const { adminOf } = require(`${__hooks}/lib/actors.js`)
const { refuse } = require(`${__hooks}/lib/answers.js`)
const { asData } = require(`${__hooks}/lib/headers.js`)
const { requestOf } = require(`${__hooks}/lib/http.js`)
const { limited } = require(`${__hooks}/lib/limits.js`)
const { tidy } = require(`${__hooks}/lib/plainTexts.js`)

/** The largest order is a tenth of it. Photographs come from the owner alone. */
const MOST_BYTES = 512 * 1024

/** Answers with the headers of data. */
function answer(e) {
  asData(e, 'no-store')
  return limited(e, 'any', () => e.next())
}

/** The same, with what was sent measured and made plain first. */
function take(e) {
  asData(e, 'no-store')
  if (isTooLong(e)) return refuse(e, 413, 'tooLong')
  return limited(e, 'any', () => tidy(e))
}

/** Before any of it gets into this engine; -1 is a body that does not say how long it is. */
function isTooLong(e) {
  const { contentLength } = requestOf(e)
  return !adminOf(e) && !e.hasSuperuserAuth() && (contentLength > MOST_BYTES || contentLength < 0)
}

module.exports = { answer, take }
