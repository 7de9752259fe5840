import { expect, it, onTestFinished, vi } from 'vitest'
import { startDevice, type Device } from '#tests/harness/device/device.ts'
import { valueOf } from '#tests/harness/device/liveValue.ts'
import { newShopper, type Person } from '#tests/harness/server/people.ts'
import { shopBehindProxy } from '#tests/harness/network/shopBehindProxy.ts'

const SETS = { method: 'GET', path: /collections\/measurement_sets/ }
const PATIENCE_MS = 45_000

// The catalogue's stream is not part of this, and would outlive its page.
vi.mock('#data/catalogue/sync.ts', () => ({ startCatalogue: () => undefined }))

const shop = shopBehindProxy()

/** A page of the shop with its background work. */
async function openShop(device: Device, { email, password }: Person) {
  const page = await device.open(async () => ({
    ...(await import('#data/account/account.ts')),
    ...(await import('#data/measurements/measurementSets.ts')),
    ...(await import('#data/measurements/measurementSetList.ts')),
    ...(await import('#data/outbox/list.ts')),
    ...(await import('#data/server/reachability.ts')),
    ...(await import('#data/sync/engine.lazy.ts')),
  }))
  page.runEngine()
  await page.signIn(email, password)
  return page
}

/** Stores a set in the account from another device. */
async function measureElsewhere(person: Person): Promise<void> {
  const other = await openShop(startDevice(shop.proxy.url), person)
  await other.addSet('Mine', { chest: 1016 })
  await valueOf(other.liveOutbox, ({ length }) => length === 0, PATIENCE_MS)
}

const fetches = () => shop.proxy.seen.filter(({ path }) => SETS.path.test(path)).length

it('a page whose first fetch failed gets the other device’s set after reconnecting', async () => {
  const person = await newShopper(shop)
  await measureElsewhere(person)
  const before = fetches()
  shop.proxy.spoil({ kind: 'drop-before' }, SETS)
  const page = await openShop(startDevice(shop.proxy.url), person)
  const pinged = async () => {
    await page.ping()
    return fetches() - before
  }
  await expect.poll(pinged, { timeout: PATIENCE_MS }).toBe(2)
  const [set] = await valueOf(page.liveSets, ({ length }) => length === 1, PATIENCE_MS)
  expect(set).toMatchObject({ name: 'Mine', values: { chest: 1016 } })
})

it('a page that was open all along gets the other device’s set when it is shown again', async () => {
  const person = await newShopper(shop)
  const before = fetches()
  const page = await openShop(shop.device, person)
  await expect.poll(fetches, { timeout: PATIENCE_MS }).toBeGreaterThan(before)
  await valueOf(page.liveSets, ({ length }) => length === 0)
  await measureElsewhere(person)
  vi.setSystemTime(Date.now() + 5 * 60_000)
  onTestFinished(() => void vi.useRealTimers())
  await page.syncNow()
  const [set] = await valueOf(page.liveSets, ({ length }) => length === 1, PATIENCE_MS)
  expect(set).toMatchObject({ name: 'Mine', values: { chest: 1016 } })
})
