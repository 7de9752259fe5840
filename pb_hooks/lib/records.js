/// Records as plain values: what Go lends to a hook is copied, so that nothing is shared with it.

/** A deep copy of whatever Go handed over. */
function plain(value) {
  return JSON.parse(JSON.stringify(value))
}

/** The body of a request as plain JSON. */
function bodyOf(e) {
  return plain(e.requestInfo().body)
}

/** A JSON field as plain values; `missing` when it is empty. */
function jsonField(record, name, missing) {
  const text = record.getString(name)
  return text === '' || text === 'null' ? missing : JSON.parse(text)
}

/** The record, or undefined where there is none. */
function findById(app, collection, id) {
  const [record] = app.findRecordsByFilter(collection, 'id = {:id}', '', 1, 0, { id })
  return record
}

module.exports = { plain, bodyOf, jsonField, findById }
