import { readCache, writeCache } from '#data/live/localStorageCache.ts'
import { createStore } from '#data/live/store.ts'

/** `beforeinstallprompt`, which TypeScript's DOM types lack. */
type InstallEvent = Event & { prompt: () => Promise<unknown> }

/**
 * How the shop can be installed: with the browser's prompt (`prompt`), by hand (`apple`), or not at
 * all.
 */
export type InstallOffer = 'none' | 'prompt' | 'apple' | 'installed'

const LATER_KEY = 'darzi_install_later'

export const installOffer = createStore<InstallOffer>('none')

let promptEvent: InstallEvent | undefined

/** Listens for the browser's install prompt. After "not now" this device is not asked again. */
export function awaitInstallOffer(): void {
  if (readCache(LATER_KEY) !== undefined) return
  addEventListener('beforeinstallprompt', offer)
  // The event may have fired before our scripts ran: an inline script stores it.
  const early: unknown = Reflect.get(globalThis, 'installAsked')
  if (early instanceof Event) offer(early)
  addEventListener('appinstalled', () => installOffer.set('installed'))
  if (isAppleTab()) installOffer.set('apple')
}

function offer(event: Event): void {
  if (!isInstallEvent(event)) return
  event.preventDefault()
  promptEvent = event
  installOffer.set('prompt')
}

/** Shows the browser's prompt, which can be used only once. */
export async function acceptInstall(): Promise<void> {
  installOffer.set('none')
  await promptEvent?.prompt()
  promptEvent = undefined
}

/** Withdraws the offer; this device does not make it again. */
export function declineInstall(): void {
  writeCache(LATER_KEY, '1')
  installOffer.set('none')
}

/** Safari on iOS: it reports whether it runs from the home screen, but has no install prompt. */
function isAppleTab(): boolean {
  return 'standalone' in navigator && navigator.standalone === false
}

function isInstallEvent(event: Event): event is InstallEvent {
  return 'prompt' in event && typeof event.prompt === 'function'
}
