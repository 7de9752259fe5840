/// What all record requests have in common.
const { refuse } = require(`${__hooks}/lib/answers.js`)
const { excessOf } = require(`${__hooks}/lib/bodyShape.js`)
const { asData } = require(`${__hooks}/lib/headers.js`)
const { limited } = require(`${__hooks}/lib/limits.js`)
const { tidy } = require(`${__hooks}/lib/plainTexts.js`)

/** Answers with the headers of data. */
function answer(e) {
  asData(e, 'no-store')
  return limited(e, 'any', () => e.next())
}

/** The same for a request with a body: its shape is checked and its texts are cleaned first. */
function take(e) {
  asData(e, 'no-store')
  return limited(e, 'any', () => {
    const excess = excessOf(e.requestInfo().body, e.record)
    if (excess !== undefined) return refuse(e, 413, 'tooLong', { fields: { [excess]: 'tooLong' } })
    return tidy(e)
  })
}

module.exports = { answer, take }
