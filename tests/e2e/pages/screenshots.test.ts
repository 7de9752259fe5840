import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'
import { expect, test } from 'vitest'
import { PROJECT } from '#tools/setup/folders.mjs'
import {
  takeScreenshots,
  REFERENCE_FOLDER,
  referencePath,
  type Screenshot,
} from '#tests/harness/browser/screenshots.ts'
import { shopInBrowser } from '#tests/harness/browser/shopInBrowser.ts'

/**
 * The largest share of pixels that may differ. Chromium 147 and 156 antialias the same letters
 * differently: at most 2.6 % of any page's pixels, on a phone's home page.
 */
const MAX_DIFFERENCE = 0.03

/** How far two colours of a pixel may be apart, 0 to 1. */
const COLOUR_THRESHOLD = 0.15

/** Retries the screenshot until late content has loaded. */
const MAX_DRAWINGS = 20
const BETWEEN_DRAWINGS_MS = 500

/** Differences are written here, for review. */
const DIFFERENCES = join(PROJECT, '.cache', 'looks')

const shop = shopInBrowser()

test('Screens match their reference pictures', async () => {
  const changed: string[] = []
  const seen: string[] = []
  await takeScreenshots(shop, async (look) => {
    seen.push(`${look.name}.png`)
    const share = await differenceOf(look)
    if (share > MAX_DIFFERENCE) changed.push(`${look.name}: ${(100 * share).toFixed(1)} %`)
  })
  expect(changed, `See ${DIFFERENCES}; npm run look:references keeps the new look`).toEqual([])
  expect(seen.toSorted()).toEqual(readdirSync(REFERENCE_FOLDER).toSorted())
})

test('The comparison notices other colours and a shift by one line', () => {
  const [name] = readdirSync(REFERENCE_FOLDER)
  const reference = PNG.sync.read(readFileSync(join(REFERENCE_FOLDER, name ?? '')))
  const moved = new PNG({ width: reference.width, height: reference.height })
  PNG.bitblt(reference, moved, 0, 12, reference.width, reference.height - 12, 0, 0)
  expect(shareOf(reference, moved)).toBeGreaterThan(MAX_DIFFERENCE)
})

/** The share of pixels that differ once everything has loaded; all of them without a reference. */
async function differenceOf({ name, draw }: Screenshot): Promise<number> {
  const file = referencePath(name)
  if (!existsSync(file)) return 1
  const reference = PNG.sync.read(readFileSync(file))
  let share = 1
  for (let drawings = 0; drawings < MAX_DRAWINGS && share > MAX_DIFFERENCE; drawings++) {
    if (drawings > 0) await setTimeout(BETWEEN_DRAWINGS_MS)
    const now = PNG.sync.read(await draw())
    if (now.width !== reference.width || now.height !== reference.height) return 1
    share = shareOf(reference, now, name)
  }
  return share
}

function shareOf(reference: PNG, now: PNG, name?: string): number {
  const { width, height } = reference
  const drawn = new PNG({ width, height })
  const options = { threshold: COLOUR_THRESHOLD }
  const count = pixelmatch(reference.data, now.data, drawn.data, width, height, options)
  const share = count / (width * height)
  if (name && share > MAX_DIFFERENCE) {
    mkdirSync(DIFFERENCES, { recursive: true })
    writeFileSync(join(DIFFERENCES, `${name}.png`), PNG.sync.write(drawn))
  }
  return share
}
