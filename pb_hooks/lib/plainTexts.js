/// Texts are stored without characters that nobody types.
const { plainText } = require(`${__hooks}/built/domain.js`)

function tidy(e) {
  for (const field of e.collection.fields) {
    if (field.type() !== 'text' || field.system) continue
    const text = e.record.getString(field.name)
    const plain = plainText(text)
    if (plain !== text) e.record.set(field.name, plain)
  }
  return e.next()
}

module.exports = { tidy }
