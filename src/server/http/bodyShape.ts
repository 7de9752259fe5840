/** The most fields of a body. An order, the largest record of all, has 20. */
const MAX_FIELDS = 100

/** An order of 100 lines has about 3,000 values; a comma in a text counts for one more. */
const MAX_VALUES = 10000

/** A line of an order is three deep. */
const MAX_DEPTH = 8

/**
 * The first JSON field of a body that is too large or too deep, or undefined; `*` means the whole
 * body. A cheap check: domain code walks JSON value by value, which costs this engine a thousand
 * times what sending it costs the client.
 */
export function oversizedField(body: object, record: core.Record): string | undefined {
  if (Object.keys(body).length > MAX_FIELDS) return '*'
  for (const field of record.collection().fields) {
    const name = field.getName()
    if (field.type() !== 'json' || !(name in body)) continue
    const text = record.getString(name)
    if (text.length > maxSizeOf(field) || !isModestJson(text)) return name
  }
  return undefined
}

function maxSizeOf(field: object): number {
  return 'maxSize' in field && typeof field.maxSize === 'number' && field.maxSize > 0
    ? field.maxSize
    : Infinity
}

/** Whether JSON text holds few enough values, none of them too deep. */
function isModestJson(text: string): boolean {
  if (text.split(',').length > MAX_VALUES) return false
  // Strip strings, which may contain brackets, then walk the brackets only.
  const brackets = text.replace(/"(?:[^"\\]|\\.)*"/g, '').replace(/[^[\]{}]+/g, '')
  let depth = 0
  for (const bracket of brackets) {
    depth += bracket === '[' || bracket === '{' ? 1 : -1
    if (depth > MAX_DEPTH) return false
  }
  return true
}
