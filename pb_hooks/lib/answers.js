/// Answers of our own: `{ status, code, message, data }`, where `code` is one of the shop's
/// problem codes and `message` its sentence.
const { problemMessages } = require(`${__hooks}/built/domain.js`)

function refuse(e, status, code, data) {
  e.response.header().set('Cache-Control', 'no-store')
  return e.json(status, { status, code, message: problemMessages[code], data: data || {} })
}

module.exports = { refuse }
