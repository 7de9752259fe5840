import { readdirSync, readFileSync } from 'node:fs'
import { isAbsolute, join, relative } from 'node:path'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Every module of styles, in an order that is the same for the browser's build and the server's. */
const modules = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.css'))
  .map((file) => join('src', file))
  .toSorted()

/**
 * The short name of a module's class, for pages that inline their styles: letters of the module and
 * the place of the class in it. It starts with a capital, as no global class does.
 * @param {string} name as the module has it
 * @param {string} file the module's path
 */
export function classNameOf(name, file) {
  const path = (isAbsolute(file) ? relative(process.cwd(), file) : file).replace(/\?.*$/, '')
  const place = modules.indexOf(path)
  const named = namesIn(path).indexOf(name)
  if (place < 0 || named < 0) throw new Error(`${path} has no .${name}`)
  const first = LETTERS.charAt(Math.floor(place / LETTERS.length)).toUpperCase()
  return `${first}${LETTERS.charAt(place % LETTERS.length)}${named.toString(36)}`
}

/** @type {Map<string, string[]>} */
const known = new Map()

/** The classes and keyframes of a module, each once, as they come. @param {string} path */
function namesIn(path) {
  const found = known.get(path) ?? readNames(path)
  known.set(path, found)
  return found
}

/** @param {string} path */
function readNames(path) {
  const names = readFileSync(path, 'utf8').matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi)
  return [...new Set([...names].map(([, name = '']) => name))]
}
