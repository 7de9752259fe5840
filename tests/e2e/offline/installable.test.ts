import { expect, test } from 'vitest'
import { newLastingVisitor, newVisitor } from '#tests/harness/browser/browser.ts'
import { asObject } from '#tests/harness/server/ask.ts'
import {
  installProblems,
  manifestItems,
  pictureSize,
} from '#tests/harness/browser/installability.ts'
import { shopInBrowser } from '#tests/harness/browser/shopInBrowser.ts'
import { waitUntilOfflineReady } from '#tests/harness/steps/shopperSteps.ts'

const shop = shopInBrowser()

test('Chromium reads the manifest without errors and offers to install the shop', async () => {
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

test('The service worker controls the page in the first session', async () => {
  const { page } = await newVisitor({ url: shop.url })
  await page.goto('/contact')
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
})

test('The service worker controls a page that never becomes interactive, so that a fix can be delivered', async () => {
  const { page } = await newVisitor({ url: shop.url })
  await page.addInitScript(() =>
    addEventListener('hydrated', (event) => event.stopImmediatePropagation(), true),
  )
  await page.goto('/contact')
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
})

test('The manifest meets every published install criterion', async () => {
  const { page, context, watch } = await newVisitor({ url: shop.url })
  watch.allow(/ERR_INTERNET_DISCONNECTED/)
  // A picture that the worker has not cached yet fails in the worker once the network is off.
  watch.allow(/\/pictures\/.* net::ERR_FAILED|net::ERR_FAILED \(.*\/pictures\//)
  await page.goto('/')
  await waitUntilOfflineReady(page)
  const published = asObject(await (await fetch(`${shop.url}/manifest.webmanifest`)).text())
  await context.setOffline(true)
  const offline = async (path: string) =>
    page.evaluate(async (address) => (await fetch(address)).status, path).catch(() => 0)
  const facts = {
    secure: await page.evaluate(() => isSecureContext),
    controlled: await page.evaluate(() => navigator.serviceWorker.controller !== null),
    startOffline: (await page.goto(text(published['start_url'])))?.status() === 200,
    sizes: await sizesOf([
      ...manifestItems(published['icons']),
      ...manifestItems(published['screenshots']),
    ]),
  }
  expect(await offline('/icons/icon-192.png')).toBe(200)
  expect(installProblems(published, facts)).toEqual([])

  // Each rule can be broken, and is then noticed.
  for (const field of Object.keys(published).filter((name) => NEEDED.includes(name)))
    expect(installProblems({ ...published, [field]: undefined }, facts)).not.toEqual([])
  for (const fact of ['secure', 'controlled', 'startOffline'])
    expect(installProblems(published, { ...facts, [fact]: false })).not.toEqual([])
  expect(installProblems(published, { ...facts, sizes: {} })).not.toEqual([])
  expect(installProblems({ ...published, scope: '/shop/' }, facts)).not.toEqual([])
})

const NEEDED = ['name', 'short_name', 'start_url', 'display', 'icons', 'screenshots', 'shortcuts']

/** The size that each picture really has, by its address. */
async function sizesOf(pictures: Record<string, unknown>[]): Promise<Record<string, string>> {
  const sizes = await Promise.all(
    pictures.map(async ({ src }) => {
      const file = Buffer.from(await (await fetch(shop.url + text(src))).arrayBuffer())
      return [text(src), pictureSize(file)] as const
    }),
  )
  return Object.fromEntries(sizes)
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

test('The Apple touch icon has the right size', async () => {
  const file = await fetch(`${shop.url}/icons/apple-touch-icon.png`)
  expect(pictureSize(Buffer.from(await file.arrayBuffer()))).toBe('180x180')
})
