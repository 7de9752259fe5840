import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { newOnlineVisitor } from '#tests/harness/browser/browser.ts'
import { developmentBuild } from '#tests/harness/build/developmentBuild.ts'
import { startShop, type Shop } from '#tests/harness/server/shopServer.ts'
import { pageInTwoParts } from '#tests/harness/network/pageInTwoParts.ts'
import { openWithoutScript } from '#tests/harness/browser/openWithoutScript.ts'
import { steadyTop } from '#tests/harness/browser/steady.ts'
import { waitForHydration } from '#tests/harness/browser/waitForHydration.ts'

const PAGES = ['/', '/all-collections', '/all-collections?category=Suits&utm_source=x'].concat([
  '/all-collections/ivory-sherwani',
  '/all-collections/no-such-piece',
  '/no-such-room',
  '/Contact',
  '/cart/no-such-shelf',
  '/contact',
  '/login',
  '/signup',
  '/forgot-password',
  '/cart',
])

/** Shifts below this are invisible; letter shapes may cause them when the web font loads. */
const SEEN = 0.01

declare global {
  var served: { header: Element; heading: Element } | undefined
  /** The layout shift score, as the browser computes it. */
  var jumped: number
  /** The beginning of each element that moved. */
  var moved: string[]
}

let shops: Record<'production' | 'development', Shop>

beforeAll(async () => {
  const production = await startShop()
  const development = await startShop({ folders: await developmentBuild() })
  shops = { production, development }
})

afterAll(async () => {
  await shops.production.stop()
  await shops.development.stop()
})

describe.each(['production', 'development'] as const)('React for %s', (kind) => {
  test('hydrates every page as it was served: no errors, no new nodes, no layout shift', async () => {
    const { page, watch } = await newOnlineVisitor({ url: shops[kind].url })
    watch.allow(/404/) // the browser's own line for the missing documents
    await page.addInitScript(rememberServed)
    for (const path of PAGES) {
      await page.goto(path)
      await waitForHydration(page)
      const state = await page.evaluate(() => ({
        kept: served?.heading.isConnected === true && served.header.isConnected,
        titles: document.querySelectorAll('title').length,
      }))
      expect({ path, ...state }).toEqual({ path, kept: true, titles: 1 })
      await expectNoShift(page, path)
    }
  })
})

test('a page that differs from what React renders is reported', async () => {
  const { page, watch } = await newOnlineVisitor({ url: shops.development.url })
  watch.allow(/hydrat|didn't match/i)
  await page.route('**/contact', async (route) => {
    const answer = await route.fetch()
    const html = (await answer.text()).replace('<dd>9am-6pm</dd>', '<dd>9am-7pm</dd>')
    await route.fulfill({ response: answer, body: html })
  })
  await page.goto('/contact')
  await expect.poll(() => watch.noticed()).toContainEqual(expect.stringMatching(/hydrat/i))
})

test('a page whose last part is late hydrates once it is complete', async () => {
  const slow = await pageInTwoParts(shops.production.url, '/all-collections', '<footer')
  onTestFinished(() => slow.stop())
  const { page } = await newOnlineVisitor({ url: slow.url })
  await page.goto('/contact')
  await waitForHydration(page)
  await page.goto('/all-collections', { waitUntil: 'commit' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  const scripts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .some(({ name }) => /\/Catalogue-[^/]*\.js$/.test(name)),
    )
  await expect.poll(scripts).toBe(true)
  slow.sendRest()
  await waitForHydration(page)
})

test.each([
  ['/', '</h1>', 412],
  ['/forgot-password', '<a href="/login">', 1280],
  ['/no-such-room', '<img src="/pictures/about', 1280],
  ['/all-collections/ivory-sherwani', 'aria-label="Look closer', 1280],
  ['/all-collections', '<select', 1280],
  ['/all-collections', '<select', 412],
  ['/all-collections', '<option', 412],
])(
  '%s is painted once it is complete when its HTML from %s on is late, %i px wide',
  async (path, from, width) => {
    const slow = await pageInTwoParts(shops.production.url, path, from)
    onTestFinished(() => slow.stop())
    const viewport = { width, height: 740 }
    const { page, watch } = await newOnlineVisitor({ url: slow.url, viewport })
    watch.allow(/404/)
    await page.addInitScript(rememberServed)
    await page.goto(path, { waitUntil: 'commit' })
    await page.getByRole('heading', { level: 1 }).or(page.locator('#picture-1')).first().waitFor()
    expect(await page.evaluate(paintedWithin, 200)).toEqual([])
    slow.sendRest()
    await waitForHydration(page)
    await expectNoShift(page, path)
  },
)

test.each([
  { path: '/', name: 'Explore More Collections', width: 1280 },
  { path: '/', name: 'Send Request', width: 1280 },
  { path: '/all-collections', name: 'Black Bandhgala', width: 360 },
])('$path: $name stays where it is as the page hydrates', async ({ path, name, width }) => {
  const viewport = { width, height: 740 }
  const { page, scriptComes } = await openWithoutScript(path, {
    url: shops.production.url,
    viewport,
  })
  const pressed = page.getByRole('main').getByText(name, { exact: true }).first()
  await pressed.scrollIntoViewIfNeeded()
  const before = await steadyTop(pressed)
  scriptComes()
  await waitForHydration(page)
  expect(Math.abs((await steadyTop(pressed)) - before)).toBeLessThan(2) // scroll positions are rounded
})

test('a server-rendered product keeps its static sections until another cloth is chosen; the next product renders all of its own', async () => {
  const { page } = await newOnlineVisitor({ url: shops.production.url })
  const cloth = page.locator('article section').first()
  const ask = page.getByRole('link', { name: 'Ask about this piece' })
  await page.goto('/all-collections/rust-brocade-sherwani')
  await waitForHydration(page)
  const served = await cloth.elementHandle()
  await cloth.getByText('Deep, quiet lustre').waitFor()
  expect(await ask.getAttribute('href')).toContain('Rust%20Brocade%20Sherwani')
  await page.getByRole('radio', { name: 'Cotton' }).check()
  await cloth.getByText('Soft on the skin').waitFor()
  expect(await served?.evaluate((section) => section.isConnected)).toBe(false)
  await cloth.getByRole('link', { name: 'How to care for each cloth' }).waitFor()
  const other = page.locator('section', { hasText: 'More of this kind' }).getByRole('link').first()
  const next = (await other.textContent()) ?? ''
  await other.click()
  await page.getByRole('heading', { level: 1, name: next }).waitFor()
  await cloth.getByRole('heading', { name: 'The cloth' }).waitFor()
  await ask.waitFor()
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Rust Brocade Sherwani' }).waitFor()
  await cloth.getByText('Deep, quiet lustre').waitFor()
})

test('title, text and address change from page to page, and nothing of the first page remains', async () => {
  const { page } = await newOnlineVisitor({ url: shops.production.url })
  const { url } = shops.production
  await page.goto('/all-collections')
  await waitForHydration(page)
  const served = await headOf(page)
  expect(served).toMatchObject({
    canonical: `${url}/all-collections`,
    canonicals: 1,
    picture: undefined,
  })
  await page.getByRole('link', { name: 'Navy Twill Suit' }).click()
  await expect.poll(() => page.title()).toBe('Navy Twill Suit | Ember & Thread')
  await expect
    .poll(() => headOf(page))
    .toMatchObject({
      canonical: `${url}/all-collections/navy-twill-suit`,
      picture: undefined,
      canonicals: 1,
      descriptions: 1,
    })
  expect((await headOf(page)).description).not.toBe(served.description)
  await page.goBack()
  await expect.poll(() => page.title()).toBe('Our Complete Collection | Ember & Thread')
  await expect.poll(() => headOf(page)).toEqual(served)
})

/** Runs in the page: what was painted by `ms` milliseconds from now. */
function paintedWithin(ms: number) {
  return new Promise<string[]>((resolve) =>
    setTimeout(() => resolve(performance.getEntriesByType('paint').map(({ name }) => name)), ms),
  )
}

async function expectNoShift(page: Page, path: string): Promise<void> {
  const { jumped, moved } = await page.evaluate(() => ({
    jumped: globalThis.jumped,
    moved: globalThis.moved,
  }))
  expect(jumped, `${path} moved: ${moved.join()}`).toBeLessThan(SEEN)
}

/**
 * Runs before the page's own scripts: keeps the nodes that the server sent, and records layout
 * shifts. There is no service worker, so that every page comes from the server.
 */
function rememberServed() {
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
  globalThis.jumped = 0
  globalThis.moved = []
  new PerformanceObserver((list) => {
    for (const shift of list.getEntries()) {
      globalThis.jumped += 'value' in shift ? Number(shift.value) : 0
      const { sources } = shift as PerformanceEntry & { sources: { node: Node | null }[] }
      for (const { node } of sources) {
        const element = node instanceof Element ? node : node?.parentElement
        globalThis.moved.push(element?.outerHTML.slice(0, 80) ?? 'removed')
      }
    }
  }).observe({ type: 'layout-shift', buffered: true })
  const seen = new MutationObserver(() => {
    const header = document.querySelector('#root header')
    const heading = document.querySelector('#root main h1')
    if (!header || !heading) return
    globalThis.served = { header, heading }
    seen.disconnect()
  })
  seen.observe(document, { childList: true, subtree: true })
}

function beforeItsScript(path: string) {
  return openWithoutScript(path, { url: shops.production.url })
}

test('a tap before the script has loaded is replayed once', async () => {
  const { page, scriptComes } = await beforeItsScript('/all-collections')
  const add = page.getByRole('button', { name: 'Add to Cart' }).first()
  await add.click()
  await add.click()
  scriptComes()
  await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
})

test('a piece added before the script has loaded is in the cart on the next page', async () => {
  const { page, scriptComes } = await beforeItsScript('/all-collections')
  const add = page.getByRole('button', { name: 'Add to Cart' }).first()
  await add.click()
  await expect.poll(() => add.getAttribute('aria-busy')).toBe('true')
  await page.getByRole('banner').locator('a[href="/cart"]').click()
  await page.waitForURL('**/cart', { waitUntil: 'domcontentloaded' })
  scriptComes()
  await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
  await page.reload()
  await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
})

test('a currency chosen before the script has loaded applies to every price', async () => {
  const { page, scriptComes } = await beforeItsScript('/all-collections')
  await page.getByRole('slider', { name: 'Currency' }).press('ArrowRight')
  scriptComes()
  await page.getByText('€473', { exact: true }).first().waitFor()
})

test('a sign-in submitted before the script has loaded works, and no password gets into an address', async () => {
  const { page, watch, scriptComes } = await beforeItsScript('/login')
  watch.allow(/400/)
  await page.getByLabel('Email').first().fill('asha@example.com')
  await page.getByLabel('Password').first().fill('not-her-password')
  await page.keyboard.press('Enter')
  scriptComes()
  await page.getByText('Failed to log in. Please check your credentials.').first().waitFor()
  expect(new URL(page.url()).search).toBe('')
})

function headOf(page: Page) {
  return page.evaluate(() => {
    const all = (selector: string) => [...document.head.querySelectorAll(selector)]
    const content = (selector: string) => all(selector)[0]?.getAttribute('content')
    return {
      canonical: all('link[rel=canonical]')[0]?.getAttribute('href'),
      canonicals: all('link[rel=canonical]').length,
      descriptions: all('meta[name=description]').length,
      description: content('meta[name=description]'),
      picture: content('meta[property="og:image"]'),
    }
  })
}
