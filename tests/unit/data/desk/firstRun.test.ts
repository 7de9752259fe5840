import { afterEach, expect, it, vi } from 'vitest'
import { startDevice } from '#tests/harness/device/device.ts'
import { OWNED_SUIT } from '#tests/harness/data/products.ts'

afterEach(() => vi.unstubAllGlobals())

it('the demo products from the service worker’s cache do not make a lost server count as reached', async () => {
  const device = startDevice()
  device.setFetch(() => Promise.resolve(Response.json([OWNED_SUIT])))
  const { shippedProducts, connection, markUnreachable } = await device.open(async () => ({
    ...(await import('#data/desk/firstRun.ts')),
    ...(await import('#data/server/connection.ts')),
  }))
  markUnreachable()
  expect([...(await shippedProducts()).keys()]).toEqual([OWNED_SUIT.id])
  expect(connection.current()).toBe('unreachable')
})
