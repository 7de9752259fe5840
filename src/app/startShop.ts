import { TAPPED_PIECES } from '#data/cart/tappedPieces.ts'
import { startEngine } from '#data/sync/engine.ts'
import { readSession } from '#data/live/sessionText.ts'
import { afterPaint } from '#data/live/afterPaint.ts'
import { whenIdle } from '#data/live/whenIdle.ts'
import { onMailFailed } from '#data/mail/mailFailed.ts'
import { watchForms } from '#ui/forms/dirtyForms.ts'
import { notifyProblem, loadToasts } from '#ui/notices/notify.ts'
import { awaitInstallOffer } from '#app/install/installOffer.ts'
import { loadNoticeBars } from '#app/notices/Notices.tsx'

/**
 * Starts what runs beside the pages once they are shown: the offline cache and the sync engine. The
 * empty shell (`bare`) has no shop settings, so they are fetched.
 */
export function startShop({ bare }: { bare: boolean }): void {
  watchForms()
  preloadOnFirstTouch()
  awaitInstallOffer()
  handleAppLaunches()
  registerWhenIdle()
  startEngine()
  replayTaps()
  // The customer waits for an order confirmation. A request is stored even if its mail fails.
  onMailFailed((purpose) => {
    if (purpose.startsWith('order')) notifyProblem('orderFailed')
  })
  if (bare) runLazy(import('#data/shop/refreshShop.ts'), ({ refreshShop }) => refreshShop())
}

/** Only an installed app is launched while it is open. */
function handleAppLaunches(): void {
  if (!matchMedia('(display-mode: standalone)').matches) return
  runLazy(import('#app/install/handleLaunches.ts'), (install) => install.handleLaunches())
}

/** Adds what was tapped on a page that was left before it could; usually nothing. */
function replayTaps(): void {
  if (readSession(TAPPED_PIECES) === undefined) return
  runLazy(import('./replayEarlyClicks.lazy.ts'), ({ replayEarlyClicks }) => replayEarlyClicks())
}

/** Loads and registers the service worker when the page is idle. */
function registerWhenIdle(): void {
  whenIdle(() =>
    runLazy(import('#app/install/registerServiceWorker.ts'), (worker) =>
      worker.registerServiceWorker(),
    ),
  )
}

/** Runs what the first paint can do without. If it fails to load, the next page tries again. */
function runLazy<Module>(coming: Promise<Module>, run: (loaded: Module) => unknown): void {
  coming.then(run, () => undefined)
}

const TOUCHES = ['pointerdown', 'keydown']

/**
 * On the first touch, loads what may be needed to respond to it (toasts, notices, focus
 * restoration), so the response needs no network: on a first visit the service worker hasn't cached
 * it yet. The touch is answered first.
 */
function preloadOnFirstTouch(): void {
  let latest: Event | undefined
  const onTouch = (touch: Event) => {
    if (!latest) afterPaint(load)
    latest = touch
  }
  const load = () => {
    const keeping = import('#ui/state/keepFocus.ts').then(({ keepFocus }) => keepFocus(latest))
    // What fails to load now is requested again when there is something to show.
    Promise.all([loadToasts(), loadNoticeBars(), keeping]).catch(() => undefined)
  }
  for (const kind of TOUCHES) addEventListener(kind, onTouch, true)
}
