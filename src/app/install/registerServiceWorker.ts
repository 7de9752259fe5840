import { Workbox } from 'workbox-window'
import { adminAuth } from '#data/auth/savedAuth.ts'
import { isPageDirty } from '#ui/forms/dirtyForms.ts'
import { loadToasts } from '#ui/notices/notify.ts'
import { cacheSeenPage } from './cacheSeenPage.ts'
import { preloadForms } from './preloadForms.ts'
import { quietNetwork } from './quietNetwork.ts'
import { shopUpdate, applyUpdate } from './shopUpdate.ts'
import type { WorkerMessage } from '#app/worker/workerScope.ts'

const FILE = '/serviceWorker.js'
const CHECK_EVERY_MS = 60 * 60 * 1000

/** A switch takes a second or two; after this it is stuck. */
const STUCK_MS = 5000

let registration: ServiceWorkerRegistration | undefined

/**
 * Registers the service worker once the page is shown, and follows its updates. A new version waits
 * until the user accepts it; only the tab where they do reloads automatically.
 */
export async function registerServiceWorker(): Promise<void> {
  preloadForms()
  void followTranslator()
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return
  const container = navigator.serviceWorker
  let controlled = container.controller !== null
  container.addEventListener('controllerchange', () => {
    if (shopUpdate.current() === 'taken') location.reload()
    else if (controlled) shopUpdate.set('elsewhere')
    else cacheSeenPage()
    controlled = true
  })
  // Browsers may refuse registration, for example in private windows; the shop then works online
  // only.
  const workbox = new Workbox(FILE, { updateViaCache: 'none' })
  registration = await workbox.register().catch(() => undefined)
  if (!registration) return
  // The worker's own claim() misses a page that was still loading at the time.
  if (!container.controller && registration.active) post(registration.active, { type: 'CLAIM' })
  followUpdates(registration)
  followOwner()
}

async function followTranslator(): Promise<void> {
  const translator = await import('./followTranslator.lazy.ts').catch(() => undefined)
  translator?.followTranslator()
}

/**
 * Applies the version that is ready.
 * @returns false, and does nothing, if unsaved input on this page would be lost
 */
export function acceptUpdate(): boolean {
  if (isPageDirty()) return false
  applyUpdate()
  const waiting = registration?.waiting
  if (waiting) void activate(waiting)
  else location.reload()
  return true
}

/**
 * Lets the requests of a first touch finish: the sync engine and the notices. Chromium 147 and 156
 * never activate the new worker when a request reaches the old one just after SKIP_WAITING, however
 * often the message is repeated. No page can rule that out: a picture may scroll into view.
 */
async function activate(waiting: ServiceWorker): Promise<void> {
  await loadToasts().catch(() => undefined)
  await quietNetwork()
  post(waiting, { type: 'SKIP_WAITING' })
  setTimeout(() => void unregisterStuck(), STUCK_MS)
}

/**
 * Gets the new version past a switch that is stuck: without a registration the page loads from the
 * network, and registers the new worker, whose files are cached already. Offline nothing happens,
 * since the page could not load.
 */
async function unregisterStuck(): Promise<void> {
  if (shopUpdate.current() !== 'taken') return
  const page = await fetch(location.href, { cache: 'reload' }).catch(() => undefined)
  if (!page?.ok) return
  await registration?.unregister()
  location.reload()
}

function followUpdates(registered: ServiceWorkerRegistration): void {
  const announce = () => {
    if (shopUpdate.current() !== 'taken') shopUpdate.set('ready')
  }
  const offerWhenReady = () => {
    // Checked here, not earlier: in Firefox the first worker is active by the time it is reported
    // as installed.
    if (!registered.active) return
    if (registered.waiting) announce()
    const worker = registered.installing
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') announce()
    })
  }
  // Another page, or the previous one, may have found a version before this listener was added.
  offerWhenReady()
  registered.addEventListener('updatefound', offerWhenReady)
  setInterval(() => void check(registered), CHECK_EVERY_MS)
  addEventListener('online', () => void check(registered))
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void check(registered)
  })
}

async function check(registered: ServiceWorkerRegistration): Promise<void> {
  try {
    await registered.update()
  } catch {
    // No network, or a deployment in progress: the next check will find it.
  }
}

/**
 * Caches the owner's files on a device where the owner has signed in, also before its first worker
 * was active.
 */
function followOwner(): void {
  const cacheSeen = async () => {
    if (adminAuth.current() === undefined) return
    const { active } = await navigator.serviceWorker.ready
    if (active) post(active, { type: 'CACHE_ADMIN' })
  }
  void cacheSeen()
  adminAuth.subscribe(() => void cacheSeen())
}

function post(worker: ServiceWorker, message: WorkerMessage): void {
  worker.postMessage(message)
}
