import { gzipSync } from 'node:zlib'
import { PAGE_MODULES } from '#domain/site/pages.js'
import { chunkCycles } from './chunkCycles.mjs'
import { ADD, BARS, INSTALL, TOASTS } from './chunkGroups.mjs'

/**
 * @typedef {{ fileName: string, code: string, imports: readonly string[],
 *   modules: Readonly<Record<string, { renderedLength: number }>> }} Chunk
 * @typedef {{ page: string, mostBytes: number }} Budget
 *   `page`: the module that a route loads beside the entry; `mostBytes`: all script of that first
 *   load, each file by gzip
 * @typedef {{ module: string, mostBytes: number }} LaterBudget
 *   `module`: what a page loads beside itself; `mostBytes`: its file and all that it imports beyond
 *   the entry's, each file by gzip
 */

/** The entry of every page. */
const ENTRY = 'src/app/entry-client.tsx'

/**
 * Rooms of `src` that no page needs for its first render: forms, the desk, sending, search, the
 * body model.
 */
export const LATER_ROOMS = [
  'features/admin',
  'features/checkout',
  'features/measurements',
  'ui/measuring',
  'data/desk',
  'data/mail/emailjs',
  'data/outbox/sending',
  'domain/body',
  'domain/search',
]

const LATER_PACKAGES = ['dexie', 'pocketbase', '@emailjs', 'uqr']

/**
 * Each page's current size plus 2 %, compressed; React with its router is 66 kB of it. A shop that
 * mails by EmailJS has 0.2 kB more. @type {readonly Budget[]}
 */
export const BUDGETS = [
  { page: PAGE_MODULES.Home, mostBytes: 91_800 },
  { page: PAGE_MODULES.Contact, mostBytes: 89_300 },
  { page: PAGE_MODULES.Login, mostBytes: 97_600 },
  { page: PAGE_MODULES.Cart, mostBytes: 113_500 },
  { page: PAGE_MODULES.Catalogue, mostBytes: 96_200 },
  { page: PAGE_MODULES.Product, mostBytes: 97_000 },
]

/**
 * Code loaded with the install prompt, the first touch, and the first piece added: current size
 * plus 5 %. Each once imported a checkout module for a single text, and 40 kB of other pages with
 * it.
 * @type {readonly LaterBudget[]}
 */
export const LATER_BUDGETS = [
  { module: INSTALL, mostBytes: 1_700 },
  { module: BARS, mostBytes: 5_900 },
  { module: TOASTS, mostBytes: 5_700 },
  { module: ADD, mostBytes: 12_600 },
]

/**
 * The exceeded budgets of what is loaded later.
 * @param {readonly Chunk[]} chunks
 * @param {string} entry
 * @param {readonly LaterBudget[]} budgets
 * @returns {string[]}
 */
export function laterViolations(chunks, entry, budgets) {
  const atStart = firstLoad(chunks, [entry])
  return budgets.flatMap(({ module, mostBytes }) => {
    const load = firstLoad(chunks, [module])
    if (load.length === 0) return [`${module}: no such module in the build.`]
    const own = load.filter((chunk) => !atStart.includes(chunk))
    const bytes = sizeOf(own)
    const files = own.map(({ fileName }) => fileName).join(', ')
    if (bytes <= mostBytes) return []
    return [`${module}: ${bytes} bytes of script, ${mostBytes} are allowed, in ${files}.`]
  })
}

/** @param {readonly Chunk[]} chunks */
function sizeOf(chunks) {
  return chunks.reduce((sum, { code }) => sum + gzipSync(code).length, 0)
}

/**
 * The exceeded budgets in words, with what to look at.
 * @param {readonly Chunk[]} chunks
 * @param {string} entry the entry module of every page
 * @param {readonly Budget[]} budgets
 * @returns {string[]}
 */
export function budgetViolations(chunks, entry, budgets) {
  return budgets.flatMap(({ page, mostBytes }) => {
    const load = firstLoad(chunks, [entry, page])
    if (load.length === 0) return [`${page}: no such page in the build.`]
    const modules = load.flatMap((chunk) => Object.entries(chunk.modules))
    const strays = modules
      .filter(([id]) => isForLater(id))
      .map(([id]) => `${page} loads ${short(id)} at once; it should come when it is needed.`)
    const bytes = sizeOf(load)
    if (bytes <= mostBytes) return strays
    const largest = [...modules]
      .sort(([, one], [, other]) => other.renderedLength - one.renderedLength)
      .slice(0, 8)
      .map(([id, { renderedLength }]) => `  ${renderedLength} ${short(id)}`)
    return [
      ...strays,
      [`${page}: ${bytes} bytes of script, ${mostBytes} are allowed. Largest:`, ...largest].join(
        '\n',
      ),
    ]
  })
}

/**
 * Fails a build whose pages exceed their budget, or whose files import each other.
 * @returns {import('vite').Plugin}
 */
export function budget() {
  return {
    name: 'budget',
    generateBundle: {
      // After Vite has added each import's own dependencies.
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        if (firstLoad(chunks, [ENTRY]).length === 0) return // not a build of the storefront
        const found = [
          ...chunkCycles(chunks),
          ...budgetViolations(chunks, ENTRY, BUDGETS),
          ...laterViolations(chunks, ENTRY, LATER_BUDGETS),
        ]
        if (found.length > 0) this.error(found.join('\n'))
      },
    },
  }
}

/**
 * The chunks of the modules, with all their static imports.
 * @param {readonly Chunk[]} chunks
 * @param {readonly string[]} sources
 */
function firstLoad(chunks, sources) {
  const waiting = sources.map((source) =>
    chunks.find(({ modules }) => Object.keys(modules).some((id) => id.endsWith(`/${source}`))),
  )
  /** @type {Set<Chunk>} */
  const load = new Set()
  for (const chunk of waiting) {
    if (!chunk) return []
    load.add(chunk)
  }
  for (const { imports } of load) {
    for (const name of imports) {
      const needed = chunks.find(({ fileName }) => fileName === name)
      if (needed) load.add(needed)
    }
  }
  return [...load]
}

/** Whether a first load must not hold the module. @param {string} id */
function isForLater(id) {
  return (
    /\.lazy\.tsx?$/.test(id) ||
    LATER_ROOMS.some((room) => id.includes(`/src/${room}/`)) ||
    LATER_PACKAGES.some((name) => id.includes(`/node_modules/${name}/`))
  )
}

/** @param {string} id */
function short(id) {
  return id.replace(/^.*\/(?=src\/|node_modules\/)/, '')
}
