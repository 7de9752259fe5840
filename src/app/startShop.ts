import { startEngine } from '#data/engine.ts'
import { refreshShop } from '#data/shop.ts'
import { reloadOnMissingChunk } from './missingChunk.ts'
import { registerServiceWorker } from './registerServiceWorker.ts'

/**
 * What runs beside the pages once they are shown: the offline cache and the sync engine. The empty
 * shell (`bare`) came without the house's settings, so they are asked for.
 */
export function startShop({ bare }: { bare: boolean }): void {
  reloadOnMissingChunk()
  void registerServiceWorker()
  startEngine()
  if (bare) void refreshShop()
}
