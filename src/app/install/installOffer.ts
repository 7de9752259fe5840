import { readCache, writeCache } from '#data/live/localStorageCache.ts'
import { createStore } from '#data/live/store.ts'

/** What the browser sends where it can install; the compiler's list of events lacks it. */
type InstallEvent = Event & { prompt: () => Promise<unknown> }

/**
 * How the shop can come onto the home screen: the browser asks (`prompt`), the person does it by
 * hand (`apple`), or there is nothing to offer.
 */
export type InstallOffer = 'none' | 'prompt' | 'apple' | 'installed'

const LATER_KEY = 'darzi_install_later'

export const installOffer = createStore<InstallOffer>('none')

let asked: InstallEvent | undefined

/** Listens for the browser's offer. Whoever said "not now" on this device is not asked again. */
export function awaitInstallOffer(): void {
  if (readCache(LATER_KEY) !== undefined) return
  addEventListener('beforeinstallprompt', offer)
  // The browser may have asked before any script of ours came: the page itself took that down.
  const early: unknown = Reflect.get(globalThis, 'installAsked')
  if (early instanceof Event) offer(early)
  addEventListener('appinstalled', () => installOffer.set('installed'))
  if (isAppleTab()) installOffer.set('apple')
}

function offer(event: Event): void {
  if (!isInstallEvent(event)) return
  event.preventDefault()
  asked = event
  installOffer.set('prompt')
}

/** Lets the browser ask. Its question can be put once only. */
export async function acceptInstall(): Promise<void> {
  installOffer.set('none')
  await asked?.prompt()
  asked = undefined
}

export function declineInstall(): void {
  writeCache(LATER_KEY, '1')
  installOffer.set('none')
}

/** Safari on a phone or tablet: it says whether it runs from the home screen, and offers nothing. */
function isAppleTab(): boolean {
  return 'standalone' in navigator && navigator.standalone === false
}

function isInstallEvent(event: Event): event is InstallEvent {
  return 'prompt' in event && typeof event.prompt === 'function'
}
