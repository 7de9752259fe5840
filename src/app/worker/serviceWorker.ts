import { pageKind } from './pageKinds.ts'
import {
  adminFile,
  isAdminFile,
  cacheAdminFiles,
  deleteOldAdminFiles,
  renewAdminFiles,
} from './workerAdmin.ts'
import {
  deleteOtherFiles,
  cacheFiles,
  cachedFile,
  deleteEarlierCaches,
  isBundle,
} from './workerFiles.ts'
import { anyPage, deleteOldPages, cacheSeenPages, renderedPage } from './workerPages.ts'
import { isOwnPicture, cacheSeenPictures, picture } from './workerPictures.ts'
import { openNotified, showPush } from './workerPush.ts'
import { isMessage, seenAddresses, type FetchEvent, type WorkerScope } from './workerScope.ts'

declare const self: WorkerScope

const CACHE = 'darzi-files'

const files = self.__WB_MANIFEST
const adminFiles = files.filter(({ url }) => isAdminFile(url))
const bundle = files.find(({ url }) => isBundle(url))
const shopFiles = files.filter(({ url }) => !isAdminFile(url) && !isBundle(url))
const byAddress = new Map(
  shopFiles.map((entry) => [new URL(entry.url, self.location.origin).href, entry]),
)

function shell(): Promise<Response> {
  const entry = shopFiles.find(({ url }) => url === 'shell.html')
  return entry ? cachedFile(CACHE, entry) : fetch('/shell.html')
}

/** The worker's response to a request; undefined leaves it to the network. */
function answerTo({ request, waitUntil }: Pick<FetchEvent, 'request' | 'waitUntil'>) {
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return undefined
  url.hash = ''
  const file = byAddress.get(url.href)
  if (file) return cachedFile(CACHE, file)
  if (request.mode === 'navigate') return page(request, url, waitUntil)
  if (isAdminFile(url.pathname)) return adminFile(request)
  return isOwnPicture(request, url) ? picture(request, waitUntil) : undefined
}

function page(request: Request, { pathname }: URL, later: FetchEvent['waitUntil']) {
  switch (pageKind(pathname)) {
    case 'shell':
      return shell()
    case 'network':
      return anyPage(request, shell)
    case 'cached':
      return renderedPage(request, shell, later)
    case 'foreign':
      return undefined
  }
}

/** Caches the open pages, which loaded before the worker existed, so they work offline too. */
async function cacheOpenPages(): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  await cacheSeenPages(open.map(({ url }) => url))
}

// After the first visit the shop works offline. A new version waits for SKIP_WAITING. The open pages
// are cached before the worker takes control, so that the next visit does not need the network.
self.addEventListener('install', (event) =>
  event.waitUntil(
    cacheFiles(CACHE, shopFiles, bundle)
      .then(() => renewAdminFiles(adminFiles))
      .then(cacheOpenPages),
  ),
)

self.addEventListener('activate', (event) => {
  // Don't await this: pages get no responses until activation has finished.
  void self.clients.claim().then(cacheOpenPages)
  const tidying = [
    deleteOtherFiles(CACHE, shopFiles),
    deleteOldPages(),
    deleteOldAdminFiles(adminFiles),
    // The owner may have signed in for the first time while this version waited.
    renewAdminFiles(adminFiles),
  ]
  event.waitUntil(Promise.all([...tidying, deleteEarlierCaches()]))
})

self.addEventListener('fetch', (event) => {
  const waitUntil = (work: Promise<unknown>) => event.waitUntil(work)
  const answer = answerTo({ request: event.request, waitUntil })
  if (answer) event.respondWith(answer)
})

self.addEventListener('push', (event) => event.waitUntil(showPush()))

self.addEventListener('notificationclick', (event) =>
  event.waitUntil(openNotified(event.notification)),
)

self.addEventListener('message', (event) => {
  if (isMessage(event.data, 'CLAIM')) event.waitUntil(self.clients.claim())
  if (isMessage(event.data, 'SKIP_WAITING')) event.waitUntil(self.skipWaiting())
  if (isMessage(event.data, 'CACHE_ADMIN')) event.waitUntil(cacheAdminFiles(adminFiles))
  if (isMessage(event.data, 'KEEP_SEEN')) {
    event.waitUntil(cacheSeenPictures(seenAddresses(event.data)))
  }
})
