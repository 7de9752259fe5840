import { startEngine } from '#data/sync/engine.ts'
import { whenIdle } from '#data/live/whenIdle.ts'
import { onMailFailed } from '#data/mail/mailFailed.ts'
import { watchForms } from '#ui/forms/dirtyForms.ts'
import { notifyProblem } from '#ui/notices/notify.ts'
import { followLaunches } from '#app/install/followLaunches.ts'
import { awaitInstallOffer } from '#app/install/installOffer.ts'
import { readyAnswers } from '#app/providers/readyAnswers.ts'

/**
 * What runs beside the pages once they are shown: the offline cache and the sync engine. The empty
 * shell (`bare`) came without the house's settings, so they are asked for.
 */
export function startShop({ bare }: { bare: boolean }): void {
  watchForms()
  readyAnswers()
  awaitInstallOffer()
  followLaunches()
  keepForOffline()
  startEngine()
  // An order's confirmation is awaited by somebody. A request is with the house, mail or no mail.
  onMailFailed((purpose) => {
    if (purpose === 'orderToOwner' || purpose === 'orderToCustomer') notifyProblem('orderFailed')
  })
  if (bare) void import('#data/shop/refreshShop.ts').then(({ refreshShop }) => refreshShop())
}

/**
 * The offline cache registers itself when the page is quiet; its file comes meanwhile. Where it does
 * not come, the next visit tries again.
 */
function keepForOffline(): void {
  const coming = import('#app/install/registerServiceWorker.ts').catch(() => undefined)
  whenIdle(() => void coming.then((worker) => worker?.registerServiceWorker()))
}
