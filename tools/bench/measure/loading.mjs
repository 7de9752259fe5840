import { median, percentile } from './figures.mjs'
import { phone } from './phone.mjs'

const CARD = 'main li:has(h2), main ul li h2'

/**
 * Bytes transferred on a first visit, in kB of 1000 bytes by type.
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 */
export async function bytesByType(browser, url) {
  const { context, page, session } = await phone(browser)
  /** @type {Map<string, string>} */
  const types = new Map()
  /** @type {Record<string, number>} */
  const bytes = {}
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other'
    bytes[type] = (bytes[type] ?? 0) + encodedDataLength / 1000
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await context.close()
  return bytes
}

/**
 * Time until the first card and its picture are visible, on a cold and a second visit, in seconds,
 * under Slow 4G on a processor four times slower; and the layout shift meanwhile.
 * @param {import('playwright-core').Browser} browser
 * @param {string} url
 * @param {number} runs
 * @param {{ worker?: boolean }} [page] whether it has a service worker to wait for
 */
export async function firstCard(browser, url, runs, { worker = true } = {}) {
  const cold = []
  const picture = []
  const warm = []
  const moved = []
  for (let run = 0; run < runs; run += 1) {
    const { context, page } = await phone(browser, { slow: true })
    await page.addInitScript(watchCard, CARD)
    await page.goto(url, { waitUntil: 'load' })
    const first = await seen(page)
    cold.push(first.card)
    picture.push(first.picture)
    moved.push(first.moved)
    if (worker)
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, {
        timeout: 120_000,
      })
    await page.goto(url, { waitUntil: 'load' })
    warm.push((await seen(page)).card)
    await context.close()
  }
  return {
    cold: median(cold),
    picture: median(picture),
    warm: median(warm),
    /** Of ten second visits, nine take at most this long. */
    warmOfTen: percentile(warm, 90),
    moved: Math.max(...moved),
  }
}

/** @param {import('playwright-core').Page} page */
async function seen(page) {
  const bench = await page.waitForFunction(benchWithPicture, undefined, { timeout: 60_000 })
  const { card, picture, moved } = await bench.evaluate((found) => {
    if (!found) throw new Error('The picture was removed again')
    return found
  })
  return { card: card / 1000, picture: picture / 1000, moved }
}

/**
 * @typedef {{ card: number, picture: number, moved: number }} CardBench ms since the page was requested
 *   and the sum of its layout shifts
 * @typedef {typeof globalThis & { bench?: CardBench }} BenchedPage
 */

/** Runs in the page: the measurements, once the picture is there. */
function benchWithPicture() {
  /** @type {BenchedPage} */
  const page = globalThis
  return page.bench && page.bench.picture > 0 ? page.bench : undefined
}

/** Runs in the page before its own scripts. @param {string} selector */
function watchCard(selector) {
  const bench = { card: 0, picture: 0, moved: 0 }
  /** @type {BenchedPage} */
  const page = globalThis
  page.bench = bench
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries())
      if ('value' in shift && typeof shift.value === 'number') bench.moved += shift.value
  }).observe({ type: 'layout-shift', buffered: true })
  const look = () => {
    const card = document.querySelector(selector)
    if (card && card.getBoundingClientRect().height > 0) bench.card ||= performance.now()
    const image = card?.closest('li')?.querySelector('img')
    if (bench.card && image?.complete && image.naturalWidth > 0) bench.picture ||= performance.now()
    if (!bench.picture) requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

/**
 * How long a page takes to show its heading offline, in seconds, after one visit to `/`.
 * @param {import('playwright-core').Browser} browser
 * @param {string} url of the shop
 * @param {readonly string[]} paths
 */
export async function offlineStart(browser, url, paths) {
  const { context, page } = await phone(browser)
  await page.goto(url)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await context.setOffline(true)
  const seconds = []
  for (const path of paths) {
    const before = performance.now()
    await page.goto(url + path)
    await page.locator('main h1, main h2').first().waitFor({ timeout: 20_000 })
    seconds.push((performance.now() - before) / 1000)
  }
  await context.close()
  return { median: median(seconds), longest: Math.max(...seconds) }
}
