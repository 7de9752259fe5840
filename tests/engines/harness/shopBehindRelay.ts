import { afterAll, afterEach, beforeAll } from 'vitest'
import { startFaultProxy, type FaultProxy } from '#tests/harness/network/faultProxy.ts'
import { startShop, type Shop } from '#tests/harness/server/shopServer.ts'

/** A shop whose network can be switched off for every engine alike. */
export type ShopBehindRelay = Pick<Shop, 'url' | 'owner'> & {
  goOffline: () => void
  /** Until `goOnline`, scripts and styles take this long, in milliseconds. */
  slowAssets: (delayMs: number) => void
  /** Until `goOnline`, requests of these paths fail. */
  fail: (path: RegExp) => void
  goOnline: () => void
}

/** A shop with the demo catalogue for all tests of a file, reached through a relay. */
export function shopBehindRelay(): ShopBehindRelay {
  let shop: Shop | undefined
  let relay: FaultProxy | undefined

  beforeAll(async () => {
    shop = await startShop()
    relay = await startFaultProxy(shop.url)
  })
  afterEach(() => relay?.heal())
  afterAll(async () => {
    await relay?.stop()
    await shop?.stop()
  })

  return {
    get url() {
      return open(relay).url
    },
    get owner() {
      return open(shop).owner
    },
    goOffline: () => {
      open(relay).spoil({ kind: 'drop-before' }, {}, Infinity)
      open(relay).cutRealtime()
    },
    slowAssets: (delayMs) =>
      open(relay).spoil({ kind: 'delay', delayMs }, { path: /^\/assets\// }, Infinity),
    fail: (path) => open(relay).spoil({ kind: 'status', status: 500 }, { path }, Infinity),
    goOnline: () => open(relay).heal(),
  }
}

function open<Part>(part: Part | undefined): Part {
  if (part) return part
  throw new Error('The shop is started in beforeAll: use it inside a test, not at module level.')
}
