/// Strips characters from stored texts that no keyboard types.
const { plainText } = require(`${__hooks}/built/domain.js`)

function tidy(e) {
  tidyRecord(e.record)
  return e.next()
}

/** The same for a record that is saved outside its own request. */
function tidyRecord(record) {
  for (const field of record.collection().fields) {
    if (field.type() !== 'text' || field.system) continue
    const text = record.getString(field.name)
    const plain = plainText(text)
    if (plain !== text) record.set(field.name, plain)
  }
}

module.exports = { tidy, tidyRecord }
