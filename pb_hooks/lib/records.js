/// Records as plain values: what Go lends to a hook is copied, so that nothing is shared with it.

/** A deep copy of whatever Go handed over. */
function plain(value) {
  return JSON.parse(JSON.stringify(value))
}

/** The fields of a request's body as plain values; JSON fields, which PocketBase keeps as bytes, read. */
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

/** A JSON field as plain values; `missing` when it is empty or no JSON. */
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
