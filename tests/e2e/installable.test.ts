import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeBrowser, newLastingVisitor, newVisitor } from '../harness/browser.ts'
import { startShop, type Shop } from '../harness/shopServer.ts'

let shop: Shop

beforeAll(async () => {
  shop = await startShop()
})

afterAll(async () => {
  await closeBrowser()
  await shop.stop()
})

test('Chromium reads the manifest without an error and would install the shop', async () => {
  const { page, context } = await newLastingVisitor({ url: shop.url })
  await page.goto('/')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const devtools = await context.newCDPSession(page)
  const manifest = await devtools.send('Page.getAppManifest')
  expect(manifest.url).toBe(`${shop.url}/manifest.webmanifest`)
  expect(manifest.errors).toEqual([])
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  expect(installabilityErrors).toEqual([])
})

test('The service worker is in charge of the first session', async () => {
  const { page } = await newVisitor({ url: shop.url })
  await page.goto('/contact')
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
})

test('Every icon exists in the size that the manifest says', async () => {
  const manifest = await (await fetch(`${shop.url}/manifest.webmanifest`)).text()
  const icons = [...manifest.matchAll(/"src":\s*"([^"]+)",\s*"sizes":\s*"([^"]+)"/g)]
  expect(icons.length).toBeGreaterThanOrEqual(4)
  expect(manifest).toContain('maskable')
  for (const [, src = '', sizes] of icons) expect([src, await pngSize(src)]).toEqual([src, sizes])
  expect(await pngSize('/icons/apple-touch-icon.png')).toBe('180x180')
})

/** Width and height stand at bytes 16 and 20 of a PNG file. */
async function pngSize(path: string): Promise<string> {
  const file = Buffer.from(await (await fetch(shop.url + path)).arrayBuffer())
  expect(file.subarray(1, 4).toString()).toBe('PNG')
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`
}
