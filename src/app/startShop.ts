import { startEngine } from '#data/engine.ts'
import { whenIdle } from '#data/whenIdle.ts'
import { onMailFailed } from '#data/mailFailed.ts'
import { watchForms } from '#ui/dirtyForms.ts'
import { notifyProblem } from '#ui/notify.ts'
import { followLaunches } from './followLaunches.ts'
import { awaitInstallOffer } from './installOffer.ts'
import { readyAnswers } from './readyAnswers.ts'

/**
 * What runs beside the pages once they are shown: the offline cache and the sync engine. The empty
 * shell (`bare`) came without the house's settings, so they are asked for.
 */
export function startShop({ bare }: { bare: boolean }): void {
  watchForms()
  readyAnswers()
  awaitInstallOffer()
  followLaunches()
  whenIdle(() => void keepForOffline())
  startEngine()
  // An order's confirmation is awaited by somebody. A request is with the house, mail or no mail.
  onMailFailed((purpose) => {
    if (purpose === 'orderToOwner' || purpose === 'orderToCustomer') notifyProblem('orderFailed')
  })
  if (bare) void import('#data/refreshShop.ts').then(({ refreshShop }) => refreshShop())
}

/** The offline cache registers itself. Where its file does not come, the next visit tries again. */
async function keepForOffline(): Promise<void> {
  const worker = await import('./registerServiceWorker.ts').catch(() => undefined)
  await worker?.registerServiceWorker()
}
