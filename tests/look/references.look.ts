import { rmSync, writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  takeScreenshots,
  REFERENCE_FOLDER,
  referencePath,
} from '#tests/harness/browser/screenshots.ts'
import { shopInBrowser } from '#tests/harness/browser/shopInBrowser.ts'

/** Milliseconds between two screenshots, and until two in a row have to be equal. */
const SETTLING = { interval: 700, timeout: 15_000 }

const shop = shopInBrowser()

test('The current looks become the references', { timeout: 600_000 }, async () => {
  rmSync(REFERENCE_FOLDER, { recursive: true, force: true })
  const unchanged: string[] = []
  await takeScreenshots(shop, async ({ name, draw }) => {
    writeFileSync(referencePath(name), await settled(draw))
    unchanged.push(name)
  })
  expect(new Set(unchanged).size).toBe(unchanged.length)
})

/** The first drawing that is like the one before it. */
async function settled(draw: () => Promise<Buffer>): Promise<Buffer> {
  let before = await draw()
  await expect
    .poll(async () => {
      const now = await draw()
      const same = now.equals(before)
      before = now
      return same
    }, SETTLING)
    .toBe(true)
  return before
}
