import { phone } from './phone.mjs'

const SYNC_MS = 300_000
const CATALOGUE = /\/api\/catalogue\//

/**
 * @typedef {{ requests: number, bytes: number, rows: number, transactions: number }} Cost requests for
 *   the catalogue, what came back for them, rows put or deleted, transactions that may write
 */

/**
 * What it costs to get a catalogue, to hear of one change, and to find nothing new at the next visit.
 * @param {import('playwright-core').Browser} browser
 * @param {{ url: string, owner: { email: string, password: string } }} shop
 * @param {number} count
 */
export async function keptCatalogue(browser, shop, count) {
  const { context, page, session } = await phone(browser)
  const wire = countWire(session)
  await page.addInitScript(countWrites)
  const taken = async () => ({ ...wire.take(), ...(await page.evaluate(takeWrites)) })

  // A device that keeps nothing yet gets the catalogue with the first page that shows it.
  await page.goto(`${shop.url}/all-collections`)
  await page.waitForFunction(isKept, count, { timeout: SYNC_MS, polling: 1000 })
  await wire.quiet()
  const first = await taken()

  await changeOne(shop)
  await wire.quiet()
  const changed = await taken()

  await page.goto(`${shop.url}/contact`)
  await wire.quiet()
  const idle = await taken()
  await context.close()
  return { first, changed, idle }
}

/** Requests for the catalogue and the bytes of their answers, as the browser's protocol counts them. */
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
    /** Something was asked, all of it was answered, and nothing more came for a while. */
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

async function changeOne({ url, owner }) {
  const headers = { 'Content-Type': 'application/json' }
  const send = (path, method, body, more = {}) =>
    fetch(url + path, { method, headers: { ...headers, ...more }, body: JSON.stringify(body) })
  const { email: identity, password } = owner
  const signedIn = await send('/api/collections/admins/auth-with-password', 'POST', {
    identity,
    password,
  })
  const { token } = await signedIn.json()
  const path = '/api/collections/products/records/demoproduct0002'
  const answer = await send(path, 'PATCH', { price: 77_777 }, { Authorization: token })
  if (!answer.ok) throw new Error(`The product was not changed: ${answer.status}`)
}

/** Runs in the page before it: counts what is written into its database. */
function countWrites() {
  const count = { rows: 0, transactions: 0 }
  globalThis.writes = count
  for (const name of ['put', 'add', 'delete']) {
    const real = IDBObjectStore.prototype[name]
    IDBObjectStore.prototype[name] = function (...given) {
      count.rows += 1
      return real.apply(this, given)
    }
  }
  const real = IDBDatabase.prototype.transaction
  IDBDatabase.prototype.transaction = function (...given) {
    if (given[1] === 'readwrite') count.transactions += 1
    return real.apply(this, given)
  }
}

function takeWrites() {
  const so = { ...globalThis.writes }
  Object.assign(globalThis.writes, { rows: 0, transactions: 0 })
  return so
}

/** Runs in the page: whether so many products are kept, and the list has been compared. */
function isKept(wanted) {
  return new Promise((resolve) => {
    const open = indexedDB.open('darzi')
    open.onerror = () => resolve(false)
    open.onsuccess = () => {
      const db = open.result
      const answer = (value) => (db.close(), resolve(value))
      if (!db.objectStoreNames.contains('meta')) return answer(false)
      const tables = db.transaction(['products', 'meta'])
      const counted = tables.objectStore('products').count()
      const compared = tables.objectStore('meta').get('catalogueReconciled')
      tables.oncomplete = () => answer(counted.result >= wanted && compared.result !== undefined)
    }
  })
}
