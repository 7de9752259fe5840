import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newOnlineVisitor } from '#tests/harness/browser/browser.ts'
import { startShop, type Shop } from '#tests/harness/server/shopServer.ts'

const PAGES = ['/', '/all-collections', '/all-collections/ivory-sherwani', '/contact', '/policies']

/** What loads after the text on a slow network: fonts, pictures, and any style left behind. */
const LATE = /\.(woff2|css|webp|avif|jpe?g|png)(\?|$)/

/** A word may be a pixel wider in its web font; lines and boxes stay where they are. */
const SEEN = 0.001

type Shift = { share: number; moved: string[] }

declare global {
  var shifts: Shift[]
}

let shop: Shop

beforeAll(async () => {
  shop = await startShop()
})

afterAll(async () => {
  await shop.stop()
})

test.each([
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
])('nothing moves while images and scripts load, $width wide', async (viewport) => {
  for (const path of PAGES) {
    const { page, context } = await newOnlineVisitor({ url: shop.url, viewport })
    const release = await holdBack(page)
    await page.addInitScript(noteShifts)
    await page.goto(path, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
    release()
    await page.waitForLoadState('load')
    await page.waitForFunction(typefacesShown)
    const shifts = await page.evaluate(settled)
    const total = shifts.reduce((sum, { share }) => sum + share, 0)
    expect(total, `${path}: ${JSON.stringify(shifts)}`).toBeLessThan(SEEN)
    await context.close()
  }
})

/** Keeps the late files waiting until the returned function is called. */
async function holdBack(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(LATE, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Runs in the page: records layout shifts and their elements. */
function noteShifts() {
  globalThis.shifts = []
  const name = ({ node }: { node: Node | null }) =>
    (node instanceof Element ? node.outerHTML : (node?.parentElement?.outerHTML ?? '')).slice(0, 80)
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as PerformanceEntry & {
        value: number
        sources: { node: Node | null }[]
      }
      globalThis.shifts.push({ share: value, moved: sources.map(name) })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Runs in the page: whether both typefaces have come. */
function typefacesShown() {
  const loaded = [...document.fonts].filter(({ status }) => status === 'loaded')
  const families = loaded.map(({ family }) => family)
  return families.includes('Figtree') && families.includes('Newsreader')
}

/** Runs in the page: what was recorded by the second frame from now. */
function settled() {
  return new Promise<Shift[]>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(globalThis.shifts))),
  )
}
