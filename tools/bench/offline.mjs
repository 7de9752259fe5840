// npm run bench:offline [-- --products 5000]
// The cost of replicating the catalogue to a phone: bytes, requests and writes to the phone's database,
// in a real Chromium against a real PocketBase. Counts only, so a busy machine gives the same result.
import { findPocketBase, LOCAL_SOURCES } from '../setup/pocketbase/pocketbase.mjs'
import { stopOnSignals } from '../setup/process/stopOnSignals.mjs'
import { table, verdict } from './measure/figures.mjs'
import { storedCatalogue } from './measure/storedCatalogue.mjs'
import { benchBrowser } from './measure/phone.mjs'
import { benchShop } from './shop.mjs'
import { optionsOf } from '../setup/process/usage.mjs'

/** Products in one answer. */
const PAGE = 500

stopOnSignals()
const values = optionsOf(import.meta.url, { products: { type: 'string', default: '5000' } })
const count = Number(values.products)
const pocketBase = await findPocketBase(LOCAL_SOURCES)
if (!pocketBase.found) throw new Error(pocketBase.reason)
const shop = await benchShop(pocketBase.binary, count)
const { browser } = await benchBrowser()
const { first, changed, idle } = await storedCatalogue(browser, shop, count)
await browser.close()
await shop.stop()

const pages = Math.ceil(count / PAGE)
const kB = (/** @type {number} */ bytes) => bytes / 1000
const figures = [
  ...lines(`${count} products, first visit`, first, { requests: pages }),
  ...lines(`One of ${count} has changed`, changed, { requests: 1, bytes: 2000 }),
  ...lines('Nothing has changed, next visit', idle, { requests: 1, bytes: 1000 }),
]
console.log(table(figures))
process.exit(figures.some((figure) => verdict(figure) === 'short') ? 1 : 0)

/**
 * @param {string} what
 * @param {import('./measure/storedCatalogue.mjs').Cost} cost
 * @param {{ requests: number, bytes?: number }} goals
 * @returns {import('./measure/figures.mjs').Figure[]}
 */
function lines(what, { requests, bytes, rows, transactions }, goals) {
  return [
    { what: `${what}: requests`, got: requests, most: goals.requests },
    { what: 'bytes received, headers included', got: kB(bytes), unit: 'kB', ...most(goals.bytes) },
    { what: 'rows written', got: rows },
    { what: 'transactions that write', got: transactions },
  ]
}

/** @param {number | undefined} bytes */
function most(bytes) {
  return bytes === undefined ? {} : { most: kB(bytes) }
}
