import { median } from './figures.mjs'
import { phone } from './phone.mjs'

const SYNC_MS = 300_000

/**
 * How the collection feels with many products: until all are on the device, each keystroke of a
 * search, a category, and scrolling through what is laid out; the longest task of each on a
 * processor four times slower.
 * @param {import('playwright-core').Browser} browser
 * @param {string} url of the shop
 * @param {number} count
 */
export async function largeCatalogue(browser, url, count) {
  const { context, page, session } = await phone(browser)
  const before = performance.now()
  await page.addInitScript(watchTasks)
  await page.goto(`${url}/all-collections`)
  await page.waitForFunction(countOnDevice, count, { timeout: SYNC_MS, polling: 250 })
  const sync = (performance.now() - before) / 1000
  await page.goto(`${url}/all-collections`)
  await page.getByText(`${count} pieces`).first().waitFor()
  await page.waitForTimeout(2000) // as long as a person looks before typing

  const plain = await use(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(`${url}/all-collections`)
  await page.getByText(`${count} pieces`).first().waitFor()
  await page.waitForTimeout(4000)
  const slow = await use(page)
  await context.close()
  return { sync, keystroke: plain.keystroke, filter: plain.filter, longest: slow }
}

/** @param {import('playwright-core').Page} page */
async function use(page) {
  const field = page.getByRole('searchbox')
  await field.tap() // as a person does, and the first touch brings along what may have to answer
  await page.waitForTimeout(500)
  const keys = []
  await page.evaluate(() => (globalThis.tasks.length = 0))
  for (const key of 'navy sherwani'.slice(0, 9)) {
    keys.push(await timed(page, () => page.keyboard.press(key === ' ' ? 'Space' : key)))
  }
  const typing = await longest(page)
  await field.fill('')
  await page.waitForTimeout(500)
  await page.evaluate(() => (globalThis.tasks.length = 0))
  const filter = await timed(page, () =>
    page.evaluate(() => {
      const box = [...document.querySelectorAll('main button')].find(
        (button) => button.textContent?.trim() === 'Suits',
      )
      box?.click()
    }),
  )
  const filtering = await longest(page)
  await page.evaluate(() => (globalThis.tasks.length = 0))
  for (let step = 0; step < 20; step += 1) {
    await page.mouse.wheel(0, 600)
    await page.waitForTimeout(50)
  }
  const scrolling = await longest(page)
  return { keystroke: median(keys), filter, typing, filtering, scrolling }
}

/** The script time of what an act sets off until the next frame is drawn, in milliseconds. */
async function timed(page, act) {
  const started = await page.evaluate(() => performance.now())
  await act()
  await page.waitForTimeout(250)
  return page.evaluate((from) => {
    const events = globalThis.events.filter(({ startTime }) => startTime >= from)
    globalThis.events.length = 0
    return Math.max(0, ...events.map((event) => event.processingEnd - event.processingStart))
  }, started)
}

function longest(page) {
  return page.evaluate(() => Math.max(0, ...globalThis.tasks))
}

function watchTasks() {
  globalThis.tasks = []
  globalThis.events = []
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.tasks.push(duration)
  }).observe({ type: 'longtask' })
  new PerformanceObserver((list) => {
    globalThis.events.push(...list.getEntries())
  }).observe({ type: 'event', durationThreshold: 16 })
}

/** Runs in the page. @param {number} wanted */
function countOnDevice(wanted) {
  return new Promise((resolve) => {
    const open = indexedDB.open('darzi')
    open.onerror = () => resolve(false)
    open.onsuccess = () => {
      const db = open.result
      if (!db.objectStoreNames.contains('products')) {
        db.close()
        return resolve(false)
      }
      const counted = db.transaction('products').objectStore('products').count()
      counted.onsuccess = () => {
        db.close()
        resolve(counted.result >= wanted)
      }
    }
  })
}
