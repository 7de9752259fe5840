import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newVisitor } from '#tests/harness/browser/browser.ts'
import { WITHOUT_NETWORK } from '#tests/harness/browser/pageErrors.ts'
import { shopInBrowser } from '#tests/harness/browser/shopInBrowser.ts'
import { openForBusiness } from '#tests/harness/scenes/openForBusiness.ts'
import { visits } from '#tests/harness/scenes/visits.ts'
import { sheetHtml, type Shot } from './sheetHtml.ts'

const FOLDER = join('.cache', 'look')

/** Phone, tablet, the owner's tablet across, laptop and large screen. */
const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
] as const

/** Sheets without their margins, at 96 dots per inch. */
const PAPER = { a4: { width: 688, height: 1017 }, a5: { width: 484, height: 718 } } as const

const SCHEMES = ['light', 'dark'] as const

const shots: Shot[] = []
const shop = shopInBrowser({ demo: true })

beforeAll(() => openForBusiness(shop))

beforeAll(() => {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
})

afterAll(() => writeFileSync(join(FOLDER, 'index.html'), sheetHtml(shots)))

test.each(visits)('What a $who sees', { timeout: 1_200_000 }, async ({ enter, scenes, who }) => {
  const { page, watch } = await newVisitor({ url: shop.url, reducedMotion: 'reduce' })
  watch.allow(/40[01349]/)
  watch.allow(WITHOUT_NETWORK)
  await enter(page, shop)
  for (const [done, { name, open, onPaper }] of scenes.entries()) {
    await open(page)
    const taken = onPaper ? await printed(page, name, PAPER[onPaper]) : await onScreens(page, name)
    shots.push(...taken.map((shot) => ({ name, who, ...shot })))
    process.stdout.write(`${who} ${done + 1}/${scenes.length} ${name}: ${taken.length}\n`)
  }
  const screens = scenes.filter(({ onPaper }) => !onPaper).length
  const expected = screens * SIZES.length * SCHEMES.length + (scenes.length - screens)
  expect(shots.filter((shot) => shot.who === who)).toHaveLength(expected)
})

type Sheet = (typeof PAPER)[keyof typeof PAPER]

type Taken = Omit<Shot, 'name' | 'who'>

/** The whole page in both themes at every width. */
async function onScreens(page: Page, name: string): Promise<Taken[]> {
  const taken: Taken[] = []
  // What is open over the page covers the screen, not the page.
  const fullPage = (await page.locator('dialog[open]').count()) === 0
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await drawEverything(page)
    for (const scheme of SCHEMES) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      taken.push({ scheme, width: size.width, file: `${name}-${size.width}-${scheme}.jpg` })
      await page.screenshot(shotOf(taken, fullPage))
    }
  }
  return taken
}

async function printed(page: Page, name: string, sheet: Sheet): Promise<Taken[]> {
  await page.setViewportSize(sheet)
  await page.emulateMedia({ media: 'print', colorScheme: 'light' })
  const taken = [{ scheme: 'paper', width: sheet.width, file: `${name}.jpg` }]
  await page.screenshot(shotOf(taken, true))
  await page.emulateMedia({ media: 'screen' })
  return taken
}

function shotOf(taken: readonly Taken[], fullPage: boolean) {
  const path = join(FOLDER, taken.at(-1)?.file ?? '')
  return { path, fullPage, type: 'jpeg', quality: 80, animations: 'disabled' } as const
}

/** Loads and lays out what is below the screen, which Chromium leaves for later. */
async function drawEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // The policy allows no style element, which Playwright's own option would add.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { content-visibility: visible !important }')
    document.adoptedStyleSheets = [sheet]
    await document.fonts.ready
    const images = [...document.images]
    for (const image of images) image.loading = 'eager'
    const missing = images.filter(({ complete }) => !complete)
    await Promise.all(
      missing.map((image) => new Promise((loaded) => (image.onload = image.onerror = loaded))),
    )
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
  })
}
