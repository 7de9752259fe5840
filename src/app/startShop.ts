import { startEngine } from '#data/engine.ts'
import { watchForms } from '#ui/dirtyForms.ts'
import { followLaunches } from './followLaunches.ts'
import { awaitInstallOffer } from './installOffer.ts'
import { reloadOnMissingChunk } from './missingChunk.ts'
import { registerServiceWorker } from './registerServiceWorker.ts'

/** What runs beside the pages once they are shown: the offline cache and the sync engine. */
export function startShop(): void {
  watchForms()
  awaitInstallOffer()
  followLaunches()
  reloadOnMissingChunk()
  void registerServiceWorker()
  startEngine()
}
