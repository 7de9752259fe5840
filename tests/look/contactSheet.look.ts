import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newVisitor } from '#tests/harness/browser/browser.ts'
import { visits } from '#tests/harness/browser/scenes.ts'
import { shopInBrowser } from '#tests/harness/browser/shopInBrowser.ts'
import { sheetHtml, type Shot } from './sheetHtml.ts'

const FOLDER = join('.cache', 'look')

const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
] as const

const SCHEMES = ['light', 'dark'] as const

const shots: Shot[] = []
const shop = shopInBrowser()

beforeAll(() => {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
})

afterAll(() => writeFileSync(join(FOLDER, 'index.html'), sheetHtml(shots)))

test.each(visits)('What a $who sees', { timeout: 600_000 }, async ({ enter, scenes, who }) => {
  const { page, watch } = await newVisitor({ url: shop.url, reducedMotion: 'reduce' })
  watch.allow(/404|40[01]/)
  await enter(page, shop)
  for (const { name, open } of scenes) {
    await open(page)
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      for (const size of SIZES) {
        await page.setViewportSize(size)
        const file = `${name}-${size.width}-${colorScheme}.png`
        await page.screenshot({ path: join(FOLDER, file) })
        shots.push({ name, who, scheme: colorScheme, width: size.width, file })
      }
    }
  }
  expect(shots.filter((shot) => shot.who === who)).toHaveLength(scenes.length * 8)
})
