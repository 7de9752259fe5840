import { startEngine } from '#data/sync/engine.ts'
import { whenIdle } from '#data/live/whenIdle.ts'
import { onMailFailed } from '#data/mail/mailFailed.ts'
import { watchForms } from '#ui/forms/dirtyForms.ts'
import { notifyProblem } from '#ui/notices/notify.ts'
import { followLaunches } from '#app/install/followLaunches.ts'
import { awaitInstallOffer } from '#app/install/installOffer.ts'
import { readyAnswers } from '#app/providers/readyAnswers.ts'

/**
 * Starts what runs beside the pages once they are shown: the offline cache and the sync engine. The
 * empty shell (`bare`) has no shop settings, so they are fetched.
 */
export function startShop({ bare }: { bare: boolean }): void {
  watchForms()
  readyAnswers()
  awaitInstallOffer()
  followLaunches()
  keepForOffline()
  startEngine()
  addTapped()
  // The customer waits for an order confirmation. A request is stored even if its mail fails.
  onMailFailed((purpose) => {
    if (purpose === 'orderToOwner' || purpose === 'orderToCustomer') notifyProblem('orderFailed')
  })
  if (bare) void import('#data/shop/refreshShop.ts').then(({ refreshShop }) => refreshShop())
}

/** Adds what was tapped on a page that was left before its script had loaded; usually nothing. */
function addTapped(): void {
  // Throws where the browser stores nothing for this site.
  try {
    if (!('darzi_tapped' in sessionStorage)) return
  } catch {
    return
  }
  // If it fails to load, the next page tries again.
  import('./replayEarlyClicks.ts').then(
    ({ replayEarlyClicks }) => replayEarlyClicks(),
    () => undefined,
  )
}

/**
 * Registers the service worker when the page is idle; its module loads meanwhile. If that fails,
 * the next visit tries again.
 */
function keepForOffline(): void {
  const coming = import('#app/install/registerServiceWorker.ts').catch(() => undefined)
  whenIdle(() => void coming.then((worker) => worker?.registerServiceWorker()))
}
