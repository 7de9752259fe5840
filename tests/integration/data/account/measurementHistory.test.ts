import { expect, it, vi } from 'vitest'
import { MAX_EDITS } from '#domain/measurements/setEdit.ts'
import { startDevice } from '#tests/harness/device/device.ts'
import { valueOf } from '#tests/harness/device/liveValue.ts'
import { shopBehindProxy } from '#tests/harness/network/shopBehindProxy.ts'
import { newShopper } from '#tests/harness/server/people.ts'

const PATIENCE_MS = 45_000

// The catalogue's stream is not part of this, and would outlive its page.
vi.mock('#data/catalogue/sync.ts', () => ({ startCatalogue: () => undefined }))

const shop = shopBehindProxy()

const sendings = () => shop.proxy.seen.filter(({ method }) => method === 'POST').length

it('a set that was saved seventy times is not sent again at each later visit', async () => {
  const { email, password } = await newShopper(shop)
  const page = await startDevice(shop.proxy.url).open(async () => ({
    ...(await import('#data/account/account.ts')),
    ...(await import('#data/measurements/measurementSets.ts')),
    ...(await import('#data/measurements/measurementSetList.ts')),
    ...(await import('#data/measurements/measurementSetPull.ts')),
    ...(await import('#data/storage/database.ts')),
  }))
  const waiting = () => page.inDatabase((db) => db.outbox.count())
  const allSent = () => expect.poll(waiting, { timeout: PATIENCE_MS }).toBe(0)
  await page.signIn(email, password)
  let saved = await page.addSet('Me', { chest: 1000 })
  await allSent()
  for (let saves = 1; saves < 70; saves += 1)
    if (saved.ok) saved = await page.saveSet(saved.value, { chest: 1000 + saves })
  await allSent()
  const before = sendings()
  for (let visits = 0; visits < 2; visits += 1) {
    await page.refreshSets()
    await allSent()
  }
  expect(sendings()).toBe(before)
  const [set] = await valueOf(page.liveSets)
  expect(set?.values).toEqual({ chest: 1069 })
  expect(set?.edits.length).toBeLessThanOrEqual(MAX_EDITS)
})
