import { PAGES } from '#domain/site/pages.js'
import { answerTime } from './measure/answerTime.mjs'
import { median } from './measure/figures.mjs'

const TABLET = { width: 1024, height: 768 }

/** Timeout until the desk has settled: the first fetch of all replicas. */
const SETTLE_MS = 300_000

/** Typed letter by letter: each letter changes the result. */
const TYPED = ['zb', 'qu', 'ja']

/**
 * The owner's lists on a tablet with many records: for each action the times from key press or tap
 * to the painted list, in milliseconds.
 * @param {import('playwright-core').Browser} browser
 * @param {import('./shop.mjs').OpenShop} shop
 * @param {number} count of products, and of orders
 * @param {number} rate how many times slower the processor is made
 */
export async function deskLists(browser, { url, owner }, count, rate) {
  const context = await browser.newContext({ viewport: TABLET, hasTouch: true, baseURL: url })
  const page = await context.newPage()
  page.setDefaultTimeout(SETTLE_MS)
  await signIn(page, owner)
  const link = (/** @type {string} */ name) =>
    page.getByRole('navigation').getByRole('link', { name, exact: true })
  /** @param {string} label @param {string | { index: number }} value */
  const choose = (label, value) => page.getByLabel(label, { exact: true }).selectOption(value)
  await link('Orders').click()
  await page.getByRole('region', { name: 'Placed' }).getByRole('listitem').first().waitFor()
  await link('Products').click()
  await page.getByText(`${count} products`).waitFor()
  await page.waitForLoadState('networkidle')
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })

  /** @type {Record<string, number[]>} */
  const times = {}
  /** @param {string} what @param {() => Promise<unknown>} act */
  const timed = async (what, act) => (times[what] ??= []).push(await answerTime(page, act))
  const type = async (/** @type {string} */ what) => {
    const field = page.getByRole('searchbox')
    for (const word of TYPED) {
      await field.focus()
      for (const key of word) await timed(what, () => page.keyboard.press(key))
      await timed(`${what}, cleared`, () => field.fill(''))
    }
  }
  for (let run = 0; run < 5; run += 1) {
    await link('Settings').click()
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
    await timed('open Products', () => link('Products').click())
    await timed('sort', () => choose('Sort by', 'priceUp'))
    await timed('filter by category', () => choose('Category', { index: 1 + run }))
    await timed('sort of a category', () => choose('Sort by', 'priceDown'))
    await link('Settings').click()
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
    await timed('open Orders, board', () => link('Orders').click())
    await timed('board to list', () => page.getByText('List', { exact: true }).click())
    await timed('orders by status', () => choose('Filter by status', 'confirmed'))
    await timed('orders, every status', () => choose('Filter by status', ''))
    await timed('list to board', () => page.getByText('Board', { exact: true }).click())
  }
  await type('search orders, board')
  await page.getByText('List', { exact: true }).click()
  await type('search orders, list')
  await link('Products').click()
  await type('search products')
  await context.close()
  return Object.entries(times).map(([what, found]) => ({
    what,
    typical: median(found),
    longest: Math.max(...found),
  }))
}

/** @param {import('playwright-core').Page} page @param {import('./shop.mjs').Owner} owner */
async function signIn(page, { email, password }) {
  await page.goto(PAGES.AdminLogin.path)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
}
