import { expect, it } from 'vitest'
import { DEFAULT_PREFERENCES } from '#domain/cart/cart.ts'
import { ask, itemsOf, records } from '#tests/harness/server/ask.ts'
import { newShopper } from '#tests/harness/server/people.ts'
import { shopBehindProxy } from '#tests/harness/network/shopBehindProxy.ts'

const PREFERENCES = { method: 'POST', path: /collections\/preferences/ }

const shop = shopBehindProxy()

const openTab = () =>
  shop.device.open(async () => ({
    ...(await import('#data/account/account.ts')),
    ...(await import('#data/storage/database.ts')),
    ...(await import('#data/outbox/sending/queue.ts')),
    ...(await import('#data/requests/preferences.ts')),
  }))

it('a late response does not settle a newer entry with the same id', async () => {
  const asha = await newShopper(shop)
  const first = await openTab()
  await first.signIn(asha.email, asha.password)
  const likes = (text: string) => ({ ...DEFAULT_PREFERENCES, additionalRequests: text })
  shop.proxy.spoil({ kind: 'delay', delayMs: 2000 }, PREFERENCES)
  await first.savePreferences(DEFAULT_PREFERENCES, likes('one'))
  const waiting = () => first.inDatabase((db) => db.outbox.toArray())
  await expect.poll(() => shop.proxy.seen.map(({ fault }) => fault)).toContain('delay')
  const late = first.flushOutbox()
  // The first tab sleeps until its lease is over, and another tab sends the same.
  await first.inDatabase((db) =>
    db.outbox.toCollection().modify({ lease: { holder: 'asleep', until: Date.now() - 1 } }),
  )
  const second = await openTab()
  await second.flushOutbox()
  expect(await waiting()).toEqual([])
  shop.device.setOnline(false)
  await second.savePreferences(DEFAULT_PREFERENCES, likes('two'))
  await late
  shop.device.setOnline(true)
  await second.sendNow()
  await expect.poll(waiting).toEqual([])
  const path = `${records('preferences')}?sort=id`
  const [stored] = itemsOf(await ask(shop, path, { token: asha.token }))
  expect(stored).toMatchObject({ additionalRequests: 'two' })
})
