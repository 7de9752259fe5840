import { phone } from './phone.mjs'

/** Browsers report events that take at least this long; a shorter one counts as this. */
const MIN_MS = 16

/** Further events of the same tap are reported with the next frames. */
const REPORTED_MS = 500

/**
 * How long the page takes to answer on a processor four times slower, in milliseconds: from a tap or
 * key to the next frame, as browsers report it (Event Timing, which INP is made of; in steps of 8).
 * @param {import('playwright-core').Browser} browser
 * @param {string} url of a list of products
 */
export async function interactions(browser, url) {
  const { context, page } = await phone(browser, { slowCpu: true })
  await page.goto(url, { waitUntil: 'networkidle' })
  const events = await page.evaluateHandle(watchEvents, MIN_MS)
  /** @param {() => Promise<void>} act */
  const longest = async (act) => {
    await events.evaluate(({ times }) => times.splice(0))
    await act()
    await page.waitForTimeout(REPORTED_MS)
    return Math.max(MIN_MS, ...(await events.evaluate(({ times }) => times)))
  }
  const add = page.getByRole('button', { name: 'Add to Cart' }).first()
  const tap = await longest(() => add.tap())
  const category = page.getByRole('button', { name: 'Shirts', exact: true }).first()
  const filter = await longest(() => category.tap())
  const field = page.getByRole('searchbox').first()
  await field.focus()
  const letter = await longest(() => field.press('o'))
  await context.close()
  return { tap, filter, letter }
}

/** Runs in the page. @param {number} shortest */
function watchEvents(shortest) {
  /** @type {number[]} */
  const times = []
  /** @type {PerformanceObserverInit & { durationThreshold: number }} */
  const every = { type: 'event', durationThreshold: shortest }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ('interactionId' in entry && entry.interactionId !== 0) times.push(entry.duration)
  }).observe(every)
  return { times }
}
