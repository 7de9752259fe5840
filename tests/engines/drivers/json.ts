type Fields = Record<string, unknown>

/** The fields of a JSON object; of anything else, none. */
export function fieldsOf(value: unknown): Fields {
  return isFields(value) ? value : {}
}

/** @throws {Error} when the value is no text */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  throw new Error(`A text was expected, not ${JSON.stringify(value)}`)
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}
