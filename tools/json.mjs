/**
 * The object that parsed JSON holds. Values from outside this project are read through here, so that a
 * wrong shape is an error with a name instead of an `undefined` somewhere later.
 * @param {unknown} value
 * @param {string} what names the value in the error
 * @returns {Record<string, unknown>}
 * @throws {TypeError} where it is a list, or no object at all
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
 * @throws {TypeError} where it is no list
 */
export function listOf(value, what) {
  if (!Array.isArray(value)) throw new TypeError(`${what} is not a list`)
  return value
}

/**
 * @param {unknown} value
 * @param {string} what names the value in the error
 * @throws {TypeError} where it is no string
 */
export function stringOf(value, what) {
  if (typeof value !== 'string') throw new TypeError(`${what} is not a string`)
  return value
}

/**
 * @param {unknown} value
 * @param {string} what names the value in the error
 * @throws {TypeError} where it is no number
 */
export function numberOf(value, what) {
  if (typeof value !== 'number') throw new TypeError(`${what} is not a number`)
  return value
}
