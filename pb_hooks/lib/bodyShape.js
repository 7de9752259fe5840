/// Cheap size and depth checks for request bodies. Domain code walks JSON value by value, which
/// costs this engine a thousand times what sending it costs the client.

/** An order, the largest record of all, has 20 fields. */
const MOST_FIELDS = 100

/** An order of 100 lines has about 3,000; a comma in a text counts for one more. */
const MOST_VALUES = 10000

/** A line of an order is three deep. */
const MOST_DEPTH = 8

/** The first field of the body that exceeds a limit, or undefined. `*` means the whole body. */
function excessOf(body, record) {
  if (Object.keys(body).length > MOST_FIELDS) return '*'
  for (const field of record.collection().fields) {
    if (field.type() !== 'json' || !(field.name in body)) continue
    const text = record.getString(field.name)
    if (text.length > (field.maxSize || Infinity) || !isModest(text)) return field.name
  }
  return undefined
}

/** Whether JSON text holds few enough values, none of them too deep. */
function isModest(text) {
  if (text.split(',').length > MOST_VALUES) return false
  // Strip strings, which may contain brackets, then walk the brackets only.
  const brackets = text.replace(/"(?:[^"\\]|\\.)*"/g, '').replace(/[^[\]{}]+/g, '')
  let depth = 0
  for (const bracket of brackets) {
    depth += bracket === '[' || bracket === '{' ? 1 : -1
    if (depth > MOST_DEPTH) return false
  }
  return true
}

module.exports = { excessOf, isModest }
