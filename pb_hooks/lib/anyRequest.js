/// What every request for records has in common.
const { asData } = require(`${__hooks}/lib/headers.js`)
const { limited } = require(`${__hooks}/lib/limits.js`)
const { tidy } = require(`${__hooks}/lib/plainTexts.js`)

/** Answers with the headers of data. */
function answer(e) {
  asData(e, 'no-store')
  return limited(e, 'any', () => e.next())
}

/** The same, with what was sent made plain first. */
function take(e) {
  asData(e, 'no-store')
  return limited(e, 'any', () => tidy(e))
}

module.exports = { answer, take }
