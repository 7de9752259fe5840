import { PAGES } from '#domain/site/pages.js'
import { answerTime } from './answerTime.mjs'
import { median } from './figures.mjs'
import { phone } from './phone.mjs'

const SYNC_MS = 300_000
const LOOK_AGAIN_MS = 50

/** Each letter changes the result. */
const TYPED = ['sh', 'bl', 'li']

/**
 * How long a key is held down. In traces of a key released at once, tasks came only with the next
 * frame after the release, long after the one that painted the answer, and so reported it too late.
 */
const HELD_MS = 60

const CARDS = 'main li h2'

/**
 * Responsiveness of the collection with many products: until all are on the device; from each
 * letter of a search, and from a category, to the painted answer; scrolling; the longest task of
 * each on a processor four times slower.
 * @param {import('playwright-core').Browser} browser
 * @param {string} url of the shop
 * @param {number} count
 */
export async function largeCatalogue(browser, url, count) {
  const { context, page, session } = await phone(browser)
  const before = performance.now()
  await page.addInitScript(watchTasks)
  await page.goto(url + PAGES.Catalogue.path)
  await untilOnDevice(page, count)
  const sync = (performance.now() - before) / 1000
  await page.goto(url + PAGES.Catalogue.path)
  await page.getByText(`${count} pieces`).first().waitFor()
  await page.waitForTimeout(2000) // a person looks before typing

  const plain = await use(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(url + PAGES.Catalogue.path)
  await page.getByText(`${count} pieces`).first().waitFor()
  await page.waitForTimeout(4000)
  const slow = await use(page)
  await context.close()
  return { sync, keystroke: plain.keystroke, filter: plain.filter, longest: slow }
}

/** @param {import('playwright-core').Page} page */
async function use(page) {
  const field = page.getByRole('searchbox')
  await field.tap() // as a person does; the first touch loads the search code
  await page.waitForTimeout(500)
  const keys = []
  await forget(page)
  for (const word of TYPED) {
    for (const key of word) {
      keys.push(await answerTime(page, () => page.keyboard.press(key, { delay: HELD_MS }), CARDS))
      await page.waitForTimeout(90) // a quick typist
    }
    await field.fill('')
    await page.waitForTimeout(500)
  }
  const typing = await longest(page)
  await forget(page)
  const filter = await answerTime(page, () => page.evaluate(chooseSuits), CARDS)
  await page.waitForTimeout(500)
  const filtering = await longest(page)
  await forget(page)
  for (let step = 0; step < 20; step += 1) {
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(50)
  }
  const scrolling = await longest(page)
  return { keystroke: median(keys), filter, typing, filtering, scrolling }
}

/** Runs in the page. */
function chooseSuits() {
  const buttons = [...document.querySelectorAll('button')].filter((one) => one.closest('main'))
  buttons.find((button) => button.textContent?.trim() === 'Suits')?.click()
}

/** @typedef {typeof globalThis & { tasks?: number[] }} WatchedPage `tasks`: their lengths in ms */

/** @param {import('playwright-core').Page} page */
function forget(page) {
  return page.evaluate(takeTasks)
}

/** The longest task since the last call. @param {import('playwright-core').Page} page */
async function longest(page) {
  return Math.max(0, ...(await page.evaluate(takeTasks)))
}

/** Runs in the page: the lengths of the long tasks since the last call. */
function takeTasks() {
  /** @type {WatchedPage} */
  const page = globalThis
  if (!page.tasks) throw new Error('The long-task observer is not installed on this page')
  return page.tasks.splice(0)
}

/** Runs in the page before its own scripts. */
function watchTasks() {
  /** @type {number[]} */
  const tasks = []
  /** @type {WatchedPage} */
  const page = globalThis
  page.tasks = tasks
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration)
  }).observe({ type: 'longtask' })
}

/**
 * Waits until the device has this many products. `waitForFunction` does not work here: it treats
 * the pending promise as a truthy result.
 * @param {import('playwright-core').Page} page
 * @param {number} count
 */
export async function untilOnDevice(page, count) {
  const giveUpAt = performance.now() + SYNC_MS
  while ((await page.evaluate(countOnDevice)) < count) {
    if (performance.now() > giveUpAt) throw new Error(`${count} products are not on the device`)
    await page.waitForTimeout(LOOK_AGAIN_MS)
  }
}

/** Runs in the page: the products in its database, 0 before there is one. @returns {Promise<number>} */
async function countOnDevice() {
  const known = await indexedDB.databases()
  if (!known.some(({ name }) => name === 'darzi')) return 0
  return new Promise((resolve) => {
    const open = indexedDB.open('darzi')
    open.onerror = () => resolve(0)
    open.onsuccess = () => {
      const db = open.result
      const counted = db.objectStoreNames.contains('products')
        ? db.transaction('products').objectStore('products').count()
        : undefined
      db.close() // once its transactions are done
      if (!counted) resolve(0)
      else counted.onsuccess = () => resolve(counted.result)
    }
  })
}
