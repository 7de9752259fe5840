import { PAGES } from '#domain/site/pages.js'
import { phone } from './phone.mjs'
import { signInAsOwner } from './signIn.mjs'

const SYNC_MS = 300_000
const CATALOGUE = /\/api\/catalogue\//

/**
 * @typedef {{ requests: number, bytes: number, rows: number, transactions: number }} Cost requests for
 *   the catalogue, what came back for them, rows put or deleted, transactions that may write
 */

/**
 * The cost of the first pull, of syncing one change, and of a later visit without changes.
 * @param {import('playwright-core').Browser} browser
 * @param {import('../shop.mjs').OpenShop} shop
 * @param {number} count
 */
export async function storedCatalogue(browser, shop, count) {
  const { context, page, session } = await phone(browser)
  const wire = countWire(session)
  await page.addInitScript(countWrites)
  const taken = async () => ({ ...wire.take(), ...(await page.evaluate(takeWrites)) })

  // An empty device gets the catalogue with the first page that shows it.
  await page.goto(shop.url + PAGES.Catalogue.path)
  await page.waitForFunction(isKept, count, { timeout: SYNC_MS, polling: 1000 })
  await wire.quiet()
  const first = await taken()

  await changeOne(shop)
  await wire.quiet()
  const changed = await taken()

  await page.goto(shop.url + PAGES.Contact.path)
  await wire.quiet()
  const idle = await taken()
  await context.close()
  return { first, changed, idle }
}

/**
 * Requests for the catalogue and the bytes of their answers, as the Chrome DevTools protocol counts
 * them.
 * @param {import('playwright-core').CDPSession} session
 */
function countWire(session) {
  const ours = new Set()
  let requests = 0
  let bytes = 0
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!CATALOGUE.test(request.url)) return
    ours.add(requestId)
    requests += 1
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (ours.delete(requestId)) bytes += encodedDataLength
  })
  return {
    /**
     * Resolves once at least one request was made, all have finished, and none followed for a
     * while.
     */
    async quiet() {
      for (let still = 0, last = -1; still < 20; still = last === bytes ? still + 1 : 0) {
        last = bytes
        await new Promise((resolve) => setTimeout(resolve, 100))
        if (requests === 0 || ours.size > 0) last = -1
      }
    },
    take() {
      const so = { requests, bytes }
      requests = bytes = 0
      return so
    },
  }
}

/** @param {import('../shop.mjs').OpenShop} shop */
async function changeOne(shop) {
  const token = await signInAsOwner(shop)
  const answer = await fetch(`${shop.url}/api/collections/products/records/demoproduct0002`, {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json', Authorization: token },
    body: JSON.stringify({ price: 77_777 }),
  })
  if (!answer.ok) throw new Error(`The product was not changed: ${answer.status}`)
}

/** @typedef {typeof globalThis & { writes?: { rows: number, transactions: number } }} CountedPage */

/** Runs in the page before its own scripts: counts writes to its database. */
function countWrites() {
  const count = { rows: 0, transactions: 0 }
  /** @type {CountedPage} */
  const page = globalThis
  page.writes = count
  /** @param {object} prototype @param {string} name @param {(given: unknown[]) => void} note */
  const onEachCall = (prototype, name, note) => {
    /** @type {unknown} */
    const method = Reflect.get(prototype, name)
    if (typeof method !== 'function') throw new Error(`This browser has no ${name}`)
    const noting = new Proxy(method, {
      apply(real, self, given) {
        note(given)
        /** @type {unknown} */
        const result = Reflect.apply(real, self, given)
        return result
      },
    })
    Reflect.set(prototype, name, noting)
  }
  for (const name of ['put', 'add', 'delete'])
    onEachCall(IDBObjectStore.prototype, name, () => (count.rows += 1))
  onEachCall(IDBDatabase.prototype, 'transaction', ([, mode]) => {
    if (mode === 'readwrite') count.transactions += 1
  })
}

/** Runs in the page: the writes since the last call. */
function takeWrites() {
  /** @type {CountedPage} */
  const page = globalThis
  if (!page.writes) throw new Error('The write counter is not installed on this page')
  const { rows, transactions } = page.writes
  Object.assign(page.writes, { rows: 0, transactions: 0 })
  return { rows, transactions }
}

/**
 * Runs in the page: whether this many products are stored and the list has been compared.
 * @param {number} wanted
 */
function isKept(wanted) {
  return new Promise((resolve) => {
    const open = indexedDB.open('darzi')
    open.onerror = () => resolve(false)
    open.onsuccess = () => {
      const db = open.result
      const answer = (/** @type {boolean} */ value) =>
        (db.close(), resolve(value))
      if (!db.objectStoreNames.contains('meta')) return answer(false)
      const tables = db.transaction(['products', 'meta'])
      const counted = tables.objectStore('products').count()
      const compared = tables.objectStore('meta').get('catalogueReconciled')
      tables.oncomplete = () => answer(counted.result >= wanted && compared.result !== undefined)
    }
  })
}
