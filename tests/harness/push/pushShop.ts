import { vi } from 'vitest'
import { ask } from '#tests/harness/server/ask.ts'
import type { minimalSite } from '#tests/harness/server/minimalSite.ts'
import { startShop, type Shop } from '#tests/harness/server/shopServer.ts'
import { startPushService, type PushService } from './pushService.ts'

export type PushShop = { shop: Shop; service: PushService; stop: () => Promise<void> }

/** A shop that knows a push service on the loopback address, once it has made its keys. */
export async function startPushShop(
  folders: Awaited<ReturnType<typeof minimalSite>>,
  env: Record<string, string> = {},
): Promise<PushShop> {
  const service = await startPushService()
  const shop = await startShop({ folders, env: { DARZI_PUSH_ORIGIN: service.origin, ...env } })
  const hasKey = async () => (await publicKey(shop)) !== ''
  await vi.waitUntil(hasKey, { timeout: 60_000, interval: 100 })
  return {
    shop,
    service,
    stop: async () => {
      await shop.stop()
      await service.stop()
    },
  }
}

/** The key that browsers subscribe with; empty before the server has made it. */
export async function publicKey(shop: Pick<Shop, 'url'>): Promise<string> {
  const { body } = await ask(shop, '/api/push/key')
  return typeof body['key'] === 'string' ? body['key'] : ''
}
