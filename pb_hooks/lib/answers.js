/// Our own error responses: `{ status, code, message, data }`, where `code` is one of the shop's
/// problem codes and `message` its sentence.
const { problemMessages } = require(`${__hooks}/built/domain.js`)
const { asData } = require(`${__hooks}/lib/headers.js`)

function refuse(e, status, code, data) {
  asData(e, 'no-store')
  return e.json(status, { status, code, message: problemMessages[code], data: data || {} })
}

module.exports = { refuse }
