import { isFields } from '#domain/base/parse.ts'

/** The fields of a JSON object; of anything else, none. */
export function fieldsOf(value: unknown): Record<string, unknown> {
  return isFields(value) ? value : {}
}

/** @throws {Error} when the value is not a text */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  throw new Error(`Expected a text, not ${JSON.stringify(value)}`)
}
