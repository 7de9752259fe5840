import { afterAll, beforeAll, expect, test } from 'vitest'
import { newVisitor, type Visitor } from '#tests/harness/browser/browser.ts'
import type { DeploymentState } from '#tests/harness/build/deploymentState.ts'
import { ask, records } from '#tests/harness/server/ask.ts'
import { signInOwner } from '#tests/harness/server/people.ts'
import { startShop, type Shop } from '#tests/harness/server/shopServer.ts'
import { signOwnerIn, waitUntilDeskIsKept } from '#tests/harness/steps/deskSteps.ts'
import { beginForm, waitUntilOfflineReady } from '#tests/harness/steps/shopperSteps.ts'
import { twoBuilds } from '#tests/harness/build/twoBuilds.ts'

const OLD: DeploymentState = { worker: 'old', pages: 'old', assets: ['old'] }
const NEW: DeploymentState = { worker: 'new', pages: 'new', assets: ['old', 'new'] }

/** A file of the new build, by itself and in the bundle. */
const CART = /Cart-.*js$|precache-.*json$/

/** A deployment that has stopped half way. */
const HALF_WAY: [meets: string, DeploymentState][] = [
  ['the worker came first', { ...OLD, worker: 'new' }],
  ['the pages came first', { ...OLD, pages: 'new' }],
  ['the old files are gone already', { ...OLD, assets: ['new'] }],
  ['the worker is half there', { ...NEW, worker: 'half' }],
  ['a file is missing', { ...NEW, missing: CART }],
  ['a file has other bytes', { ...NEW, spoiled: CART }],
]

/** What a worker built with Workbox called its files. */
const EARLIER_CACHE = 'workbox-precache-v2-/'

/** All of them in one browser, on a machine that is busy with something else. */
const SIX_VISITORS_MS = 480_000

/** Each worker fetches every file of its version, all at the same time. */
const DOWNLOAD_MS = 60_000

let shop: Shop
let site: Awaited<ReturnType<typeof twoBuilds>>

beforeAll(async () => {
  shop = await startShop()
  site = await twoBuilds(shop.folders.public, shop.url)
})
afterAll(async () => {
  await site.stop()
  await shop.stop()
})

async function arrive(path: string): Promise<Visitor> {
  site.deploy(OLD)
  const visitor = await newVisitor({ url: site.url })
  visitor.watch.allow(/404|integrity|preload|Failed|ERR_|WebSocket|spoiled|Unexpected/)
  await visitor.page.goto(path)
  await waitUntilOfflineReady(visitor.page)
  return visitor
}

function lookForUpdate({ page }: Visitor): Promise<void> {
  return page.evaluate(async () => {
    const registered = await navigator.serviceWorker.getRegistration()
    await registered?.update().catch(() => undefined)
  })
}

function buildOf({ page }: Visitor): Promise<string | null> {
  return page.locator('meta[name="build"]').getAttribute('content')
}

function cacheNames({ page }: Visitor): Promise<string[]> {
  return page.evaluate(() => caches.keys())
}

async function opens({ page }: Visitor): Promise<void> {
  await page.goto('/all-collections')
  await page.getByRole('heading', { name: 'Our Complete Collection' }).waitFor()
  await page.goto('/cart')
  await page.getByRole('heading', { name: 'Your Cart' }).waitFor()
}

async function takesUpNewBuild(visitor: Visitor): Promise<void> {
  const { page } = visitor
  await expect
    .poll(
      async () => {
        await lookForUpdate(visitor)
        return page.getByRole('button', { name: 'Use it now' }).count()
      },
      { timeout: DOWNLOAD_MS },
    )
    .toBe(1)
  await page.getByRole('button', { name: 'Use it now' }).click()
  await expect.poll(() => buildOf(visitor).catch(() => '')).toBe(site.newId)
}

test(
  'An interrupted deployment breaks no open tab, and every tab gets the new version in the end',
  async () => {
    // All arrive before the switch and wait together; each hits a different half of it.
    const met: { state: DeploymentState; visitor: Visitor }[] = []
    for (const [, state] of HALF_WAY) met.push({ state, visitor: await arrive('/all-collections') })
    for (const { state, visitor } of met) {
      site.deploy(state)
      await lookForUpdate(visitor)
      await opens(visitor)
    }
    site.deploy(NEW)
    for (const { visitor } of met) {
      await visitor.page.evaluate(async (name) => void (await caches.open(name)), EARLIER_CACHE)
      await takesUpNewBuild(visitor)
      await expect.poll(() => cacheNames(visitor)).not.toContain(EARLIER_CACHE)
      await visitor.context.setOffline(true)
      await opens(visitor)
      await expect.poll(() => buildOf(visitor)).toBe(site.newId)
      await visitor.context.close()
    }
  },
  SIX_VISITORS_MS,
)

test('A new version is applied in the first session, but never over unsaved input', async () => {
  const visitor = await arrive('/contact')
  const { page } = visitor
  const other = await visitor.context.newPage()
  await other.goto('/contact')
  const typed = page.getByLabel('Name').first()
  await typed.fill('Asha')
  site.deploy(NEW)
  await lookForUpdate(visitor)
  await page.getByRole('button', { name: 'Use it now' }).click()
  await page.getByText('You have typed something that is not saved').waitFor()
  expect(await typed.inputValue()).toBe('Asha')
  await other.getByRole('button', { name: 'Use it now' }).click()
  await expect
    .poll(() =>
      other
        .locator('meta[name="build"]')
        .getAttribute('content')
        .catch(() => ''),
    )
    .toBe(site.newId)
  await page.getByText('The shop was updated in another tab').waitFor()
  expect(await typed.inputValue()).toBe('Asha')
})

test('A page that opens while a new version is downloading announces it', async () => {
  const visitor = await arrive('/contact')
  site.deploy({ ...NEW, slow: CART })
  await lookForUpdate(visitor)
  await visitor.page.goto('/about-us')
  await opens(visitor)
  site.deploy(NEW)
  await visitor.page.getByRole('button', { name: 'Use it now' }).waitFor()
})

test('“Use it now” works as the first tap of a first visit', async () => {
  // Without the wait for what a touch starts, about every second one of these got stuck.
  for (let visits = 0; visits < 5; visits += 1) {
    const visitor = await arrive('/all-collections')
    site.deploy(NEW)
    await lookForUpdate(visitor)
    await visitor.page.getByRole('button', { name: 'Use it now' }).click()
    await expect.poll(() => buildOf(visitor).catch(() => '')).toBe(site.newId)
    await visitor.context.close()
  }
})

test('A new version is applied even when a request reaches the old one during the switch', async () => {
  const visitor = await arrive('/all-collections')
  const { page } = visitor
  site.deploy(NEW)
  await lookForUpdate(visitor)
  await page.getByRole('button', { name: 'Use it now' }).waitFor()
  await page.evaluate(async () => {
    const waiting = (await navigator.serviceWorker.getRegistration())?.waiting
    if (!waiting) throw new Error('No version waits.')
    const post = waiting.postMessage.bind(waiting)
    const postMessage = (message: unknown) => {
      post(message)
      // Chromium never finishes a switch that is disturbed in these milliseconds.
      setTimeout(() => void fetch('/manifest.webmanifest'), 5)
    }
    Object.assign(waiting, { postMessage })
  })
  await page.getByRole('button', { name: 'Use it now' }).click()
  await expect.poll(() => buildOf(visitor).catch(() => ''), { timeout: 50_000 }).toBe(site.newId)
  await waitUntilOfflineReady(page)
  await visitor.context.setOffline(true)
  await opens(visitor)
})

test('A tab that another tab has updated opens its next page in the new version', async () => {
  const visitor = await arrive('/contact')
  const stale = await visitor.context.newPage()
  await stale.goto('/about-us')
  site.deploy({ ...NEW, assets: ['new'] })
  await takesUpNewBuild(visitor)
  await stale.getByText('The shop was updated in another tab').waitFor()
  await stale.getByRole('link', { name: /^Cart/ }).first().click()
  await stale.getByRole('heading', { name: 'Your Cart' }).waitFor()
  const build = stale.locator('meta[name="build"]')
  await expect.poll(() => build.getAttribute('content').catch(() => '')).toBe(site.newId)
})

test('A form filled in before another tab’s update is not lost', async () => {
  const visitor = await arrive('/about-us')
  const stale = await visitor.context.newPage()
  await stale.goto('/contact')
  await beginForm(stale, 'Asha Rao')
  site.deploy({ ...NEW, assets: ['new'] })
  await takesUpNewBuild(visitor)
  await stale.getByText('The shop was updated in another tab').waitFor()
  await stale.getByLabel('Email').first().fill('asha@example.com')
  await stale.getByLabel('Phone').fill('98765 43210')
  await stale.getByLabel('Service').selectOption('Alterations')
  await stale.getByLabel('Message').fill('Two jackets to take in.')
  await stale.getByRole('button', { name: 'Send Request' }).click()
  // What sends it may be gone with the old version; stored, it is sent by the new one.
  await stale.getByText(/^Saved on this device|^Appointment request sent/).waitFor()
  await stale.getByRole('button', { name: 'Reload' }).click()
  const { token } = await signInOwner(shop)
  const stored = async () => (await ask(shop, records('appointments'), { token })).body
  await expect.poll(stored).toMatchObject({ items: [{ name: 'Asha Rao' }] })
})

test('A version that had to wait opens the desk even when its files are no longer deployed', async () => {
  const visitor = await arrive('/admin/login')
  const { page } = visitor
  await signOwnerIn(page, shop)
  await waitUntilDeskIsKept(page)
  site.deploy(NEW)
  await lookForUpdate(visitor)
  const use = page.getByRole('button', { name: 'Use it now' })
  await use.waitFor()
  // Another version has been deployed meanwhile, or there is no network.
  site.deploy({ ...NEW, assets: [] })
  await use.click()
  await expect.poll(() => buildOf(visitor).catch(() => '')).toBe(site.newId)
  await page.goto('/admin/products')
  await page.getByRole('heading', { name: 'Products' }).waitFor()
})
