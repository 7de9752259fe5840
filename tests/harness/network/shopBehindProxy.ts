import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { startDevice, type Device } from '#tests/harness/device/device.ts'
import { startFaultProxy, type FaultProxy } from './faultProxy.ts'
import { minimalSite } from '#tests/harness/server/minimalSite.ts'
import { startShop, type Shop } from '#tests/harness/server/shopServer.ts'

/** A shop, and for each test a new fault proxy and a new device behind it. */
export type ShopBehindProxy = Pick<Shop, 'url' | 'owner' | 'binary' | 'folders'> & {
  proxy: FaultProxy
  device: Device
}

/**
 * A shop with the demo catalogue for all tests of a file. Each test has an empty device of its own
 * that reaches the shop through a fault proxy of its own.
 * @param emailjs - the origin of a mail service that the pages may ask
 */
export function shopBehindProxy(
  emailjs: () => string | undefined = () => undefined,
): ShopBehindProxy {
  let shop: Shop | undefined
  let proxy: FaultProxy | undefined
  let device: Device | undefined

  beforeAll(async () => {
    const origin = emailjs()
    shop = await startShop({ folders: await minimalSite(origin ? { emailjs: origin } : {}) })
  })
  afterAll(() => shop?.stop())

  beforeEach(async () => {
    proxy = await startFaultProxy(there(shop).url)
    device = startDevice(proxy.url)
  })
  afterEach(async () => {
    vi.unstubAllGlobals()
    await proxy?.stop()
  })

  return {
    get url() {
      return there(shop).url
    },
    get owner() {
      return there(shop).owner
    },
    get binary() {
      return there(shop).binary
    },
    get folders() {
      return there(shop).folders
    },
    get proxy() {
      return there(proxy)
    },
    get device() {
      return there(device)
    },
  }
}

function there<Part>(part: Part | undefined): Part {
  if (part) return part
  throw new Error('The shop is started in beforeAll: use it inside a test, not at module level.')
}
