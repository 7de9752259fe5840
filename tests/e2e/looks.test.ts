import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PROJECT } from '../../tools/setup/folders.mjs'
import { closeBrowser } from '../harness/browser.ts'
import { drawLooks, REFERENCES, referenceOf, type Look } from '../harness/looks.ts'
import { startShop, type Shop } from '../harness/shopServer.ts'

/** Of all pixels, as many may differ: the letters of another Chromium are a hair apart. */
const MOST_DIFFERENT = 0.01

/** How far two colours of a pixel may be apart, 0 to 1. */
const COLOUR_THRESHOLD = 0.15

/** What differs is drawn here, for whoever has to judge it. */
const DIFFERENCES = join(PROJECT, '.cache', 'looks')

let shop: Shop

beforeAll(async () => {
  shop = await startShop()
})

afterAll(async () => {
  await closeBrowser()
  await shop.stop()
})

test('The shop looks as it did when it was last looked at', { timeout: 180_000 }, async () => {
  const changed: string[] = []
  const seen: string[] = []
  await drawLooks(shop, (look) => {
    seen.push(`${look.name}.png`)
    const share = differenceOf(look)
    if (share > MOST_DIFFERENT) changed.push(`${look.name}: ${(100 * share).toFixed(1)} %`)
  })
  expect(changed, `See ${DIFFERENCES}; npm run look:references keeps the new look`).toEqual([])
  expect(seen.toSorted()).toEqual(readdirSync(REFERENCES).toSorted())
})

test('A look in other colours or moved by a line is noticed', () => {
  const [name] = readdirSync(REFERENCES)
  const reference = PNG.sync.read(readFileSync(join(REFERENCES, name ?? '')))
  const moved = new PNG({ width: reference.width, height: reference.height })
  PNG.bitblt(reference, moved, 0, 12, reference.width, reference.height - 12, 0, 0)
  expect(shareOf(reference, moved)).toBeGreaterThan(MOST_DIFFERENT)
})

/** The share of pixels that differ; all of them where there is no reference of that size. */
function differenceOf({ name, png }: Look): number {
  const file = referenceOf(name)
  if (!existsSync(file)) return 1
  const now = PNG.sync.read(png)
  const reference = PNG.sync.read(readFileSync(file))
  if (now.width !== reference.width || now.height !== reference.height) return 1
  return shareOf(reference, now, name)
}

function shareOf(reference: PNG, now: PNG, name?: string): number {
  const { width, height } = reference
  const drawn = new PNG({ width, height })
  const options = { threshold: COLOUR_THRESHOLD }
  const count = pixelmatch(reference.data, now.data, drawn.data, width, height, options)
  const share = count / (width * height)
  if (name && share > MOST_DIFFERENT) {
    mkdirSync(DIFFERENCES, { recursive: true })
    writeFileSync(join(DIFFERENCES, `${name}.png`), PNG.sync.write(drawn))
  }
  return share
}
