/**
 * Parsed JSON as an object. Values from outside this project are read through here, so that a wrong
 * shape is an error with a name instead of an `undefined` somewhere later.
 * @param {unknown} value
 * @param {string} what names the value in the error
 * @returns {Record<string, unknown>}
 * @throws {TypeError} when it is an array or not an object
 */
export function objectOf(value, what) {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new TypeError(`${what} is not an object`)
  return { ...value }
}

/**
 * @param {unknown} value
 * @param {string} what names the value in the error
 * @returns {unknown[]}
 * @throws {TypeError} when it is not an array
 */
export function listOf(value, what) {
  if (!Array.isArray(value)) throw new TypeError(`${what} is not a list`)
  return value
}

/**
 * @param {unknown} value
 * @param {string} what names the value in the error
 * @throws {TypeError} when it is not a string
 */
export function stringOf(value, what) {
  if (typeof value !== 'string') throw new TypeError(`${what} is not a string`)
  return value
}

/**
 * @param {unknown} value
 * @param {string} what names the value in the error
 * @throws {TypeError} when it is not a number
 */
export function numberOf(value, what) {
  if (typeof value !== 'number') throw new TypeError(`${what} is not a number`)
  return value
}
