import { rmSync, writeFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeBrowser } from '../harness/browser.ts'
import { drawLooks, REFERENCES, referenceOf } from '../harness/looks.ts'
import { startShop, type Shop } from '../harness/shopServer.ts'

let shop: Shop

beforeAll(async () => {
  shop = await startShop()
})

afterAll(async () => {
  await closeBrowser()
  await shop.stop()
})

test('The looks of today become the references', { timeout: 600_000 }, async () => {
  rmSync(REFERENCES, { recursive: true, force: true })
  const kept: string[] = []
  await drawLooks(shop, ({ name, png }) => {
    writeFileSync(referenceOf(name), png)
    kept.push(name)
  })
  expect(new Set(kept).size).toBe(kept.length)
})
