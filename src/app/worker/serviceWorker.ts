import { pageKind } from './pageKinds.ts'
import { adminFile, isAdminFile, cacheAdminFiles, renewAdminFiles } from './workerAdmin.ts'
import { deleteEarlierCaches } from './workerCaches.ts'
import { deleteOtherFiles, cacheFiles, cachedFile } from './workerFiles.ts'
import { anyPage, deleteOldPages, cacheSeenPages, renderedPage } from './workerPages.ts'
import { isOwnPicture, cacheSeenPictures, picture } from './workerPictures.ts'
import { isMessage, seenAddresses } from './workerScope.ts'
import type { FetchEvent, WorkerScope } from './workerScope.ts'

declare const self: WorkerScope

const CACHE = 'darzi-files'

const files = self.__WB_MANIFEST
const adminFiles = files.filter(({ url }) => isAdminFile(url))
const shopFiles = files.filter(({ url }) => !isAdminFile(url))
const byAddress = new Map(
  shopFiles.map((entry) => [new URL(entry.url, self.location.origin).href, entry]),
)

function shell(): Promise<Response> {
  const entry = shopFiles.find(({ url }) => url === 'shell.html')
  return entry ? cachedFile(CACHE, entry) : fetch('/shell.html')
}

/** What this worker has to say to a request; undefined for what is the network's. */
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
    case 'private':
      return shell()
    case 'other':
      return anyPage(request, shell)
    case 'rendered':
      return renderedPage(request, shell, later)
    case 'foreign':
      return undefined
  }
}

// The first visit is ready for the next one without a network; a new version waits to be asked.
self.addEventListener('install', (event) => event.waitUntil(cacheFiles(CACHE, shopFiles)))

/** A page that came before there was a worker: the next look at it needs no network either. */
async function keepOpenPages(): Promise<void> {
  const open = await self.clients.matchAll({ type: 'window' })
  await cacheSeenPages(
    open.map(({ url }) => url),
    shell,
  )
}

self.addEventListener('activate', (event) => {
  // Not waited for: until this is over, no page gets an answer.
  void self.clients.claim().then(keepOpenPages)
  const tidying = [
    deleteOtherFiles(CACHE, shopFiles),
    deleteOldPages(shell),
    renewAdminFiles(adminFiles),
  ]
  event.waitUntil(Promise.all([...tidying, deleteEarlierCaches()]))
})

self.addEventListener('fetch', (event) => {
  const waitUntil = (work: Promise<unknown>) => event.waitUntil(work)
  const answer = answerTo({ request: event.request, waitUntil })
  if (answer) event.respondWith(answer)
})

self.addEventListener('message', (event) => {
  if (isMessage(event.data, 'CLAIM')) event.waitUntil(self.clients.claim())
  if (isMessage(event.data, 'SKIP_WAITING')) event.waitUntil(self.skipWaiting())
  if (isMessage(event.data, 'CACHE_ADMIN')) event.waitUntil(cacheAdminFiles(adminFiles))
  if (isMessage(event.data, 'KEEP_SEEN')) {
    event.waitUntil(cacheSeenPictures(seenAddresses(event.data)))
  }
})
