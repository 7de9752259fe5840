import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { PAGES } from '#domain/site/pages.js'
import { renderMs } from './answers.mjs'
import { untilOnDevice } from './largeCatalogue.mjs'
import { firstCard } from './loading.mjs'
import { phone } from './phone.mjs'

const RENDERING_MS = 2000
/** The page computes its list once more after the last product has arrived. */
const SETTLED_MS = 5000
const CATALOGUE_API = '/api/catalogue/'

/**
 * What a shop with this many products costs the phone and the server.
 * @typedef {object} Size
 * @property {number} products
 * @property {number} pageKB the collection's HTML, uncompressed
 * @property {number} firstCard seconds until the first card of a first visit, on Slow 4G and a
 *   processor four times slower
 * @property {number} receivedKB of catalogue that a first visit receives, compressed
 * @property {number} sync seconds until all products are on the device, on a fast network
 * @property {number} storedMB that the site takes on the device
 * @property {number} heapMB of script in the page that has pulled them, without garbage
 * @property {number} nextHeapMB the same on another visit
 * @property {number} renderMs until a newly rendered collection is answered
 * @property {number} serverMB of memory that the server takes after that; 0 without Linux's /proc
 * @property {number} databaseMB
 */

/**
 * @param {import('playwright-core').Browser} browser
 * @param {import('../shop.mjs').OpenShop} shop
 * @param {number} products
 * @returns {Promise<Size>}
 */
export async function sizeOf(browser, shop, products) {
  const url = shop.url + PAGES.Catalogue.path
  const html = await (await fetch(url)).text()
  const { cold } = await firstCard(browser, url, 3)
  const device = await deviceOf(browser, url, products)
  const { ms } = await renderMs(shop, PAGES.Catalogue.path, RENDERING_MS)
  return {
    products,
    pageKB: Buffer.byteLength(html) / 1000,
    firstCard: cold,
    ...device,
    renderMs: ms,
    serverMB: memoryMB(shop.data),
    databaseMB: databaseMB(shop.data),
  }
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {number} products
 */
async function deviceOf(browser, url, products) {
  const { context, page, session } = await phone(browser)
  /** @type {Set<string>} */
  const catalogue = new Set()
  let received = 0
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (request.url.includes(CATALOGUE_API)) catalogue.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (catalogue.has(requestId)) received += encodedDataLength
  })
  const before = performance.now()
  await page.goto(url)
  await untilOnDevice(page, products)
  const sync = (performance.now() - before) / 1000
  await page.getByText(`${products} pieces`).first().waitFor()
  await session.send('Performance.enable')
  const heapMB = await scriptMB(page, session)
  await page.goto(url)
  await page.getByText(`${products} pieces`).first().waitFor()
  const nextHeapMB = await scriptMB(page, session)
  const stored = await page.evaluate(() => navigator.storage.estimate())
  await context.close()
  return {
    sync,
    receivedKB: received / 1000,
    storedMB: (stored.usage ?? NaN) / 1e6,
    heapMB,
    nextHeapMB,
  }
}

/**
 * The script memory of a page that has settled, without garbage, in MB.
 * @param {import('playwright-core').Page} page
 * @param {import('playwright-core').CDPSession} session
 */
async function scriptMB(page, session) {
  await page.waitForTimeout(SETTLED_MS)
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? NaN) / 1e6
}

/** The memory of the server on this data folder, in MB. @param {string} data */
function memoryMB(data) {
  if (process.platform !== 'linux') return 0
  const [pid = ''] = readFileSync(join(data, 'server.lock'), 'utf8').split(' ')
  const [, kB = ''] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kB) / 1000
}

/** @param {string} data */
function databaseMB(data) {
  const files = readdirSync(data).filter((name) => name.startsWith('data.db'))
  return files.reduce((sum, name) => sum + statSync(join(data, name)).size, 0) / 1e6
}

/**
 * The growth of a figure per thousand products: the slope of the least-squares line.
 * @param {readonly Size[]} sizes
 * @param {(size: Size) => number} figure
 */
export function slope(sizes, figure) {
  const mean = (/** @type {(size: Size) => number} */ of) =>
    sizes.reduce((sum, size) => sum + of(size), 0) / sizes.length
  const x = mean(({ products }) => products)
  const y = mean(figure)
  const covariance = mean((size) => (size.products - x) * (figure(size) - y))
  return (covariance / mean(({ products }) => (products - x) ** 2)) * 1000
}
