/// Records as plain values: Go objects passed to a hook are copied, so that nothing is shared.

/** A deep copy of a Go value. */
function plain(value) {
  return JSON.parse(JSON.stringify(value))
}

/**
 * The fields of a request's body as plain values; JSON fields, which PocketBase holds as bytes, are
 * parsed.
 */
function bodyOf(e) {
  const sent = e.requestInfo().body
  const body = {}
  for (const field of e.collection.fields) {
    const { name } = field
    if (!(name in sent)) continue
    body[name] = field.type() === 'json' ? jsonField(e.record, name) : sent[name]
  }
  return body
}

/** A JSON field as plain values; `missing` when it is empty or invalid. */
function jsonField(record, name, missing) {
  const text = record.getString(name)
  if (text === '' || text === 'null') return missing
  try {
    return JSON.parse(text)
  } catch (_notJson) {
    return missing
  }
}

/** The record, or undefined where there is none. */
function findById(app, collection, id) {
  try {
    return app.findRecordById(collection, id)
  } catch (_none) {
    return undefined
  }
}

module.exports = { plain, bodyOf, jsonField, findById }
