import { afterAll, beforeAll } from 'vitest'
import { startShop, type Shop } from '#tests/harness/server/shopServer.ts'

/** What visitors and failure tests need of a shop. */
export type OpenShop = Pick<Shop, 'url' | 'owner' | 'crash' | 'restart'>

/**
 * A shop with the demo catalogue for all tests of a file: started before the first test, stopped
 * after the last.
 */
export function shopInBrowser(): OpenShop {
  let shop: Shop | undefined

  beforeAll(async () => {
    shop = await startShop()
  })

  afterAll(async () => {
    await shop?.stop()
  })

  function open(): Shop {
    if (shop) return shop
    throw new Error('The shop opens before the first test, not while the file is read.')
  }

  return {
    get url() {
      return open().url
    },
    get owner() {
      return open().owner
    },
    crash: () => open().crash(),
    restart: () => open().restart(),
  }
}
