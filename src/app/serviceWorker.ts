import { clientsClaim } from 'workbox-core'
import { matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { pageKind } from './pageKinds.ts'
import { adminFile, isAdminFile, keepAdminFiles, renewAdminFiles } from './workerAdmin.ts'
import { anyPage, dropOldPages, renderedPage } from './workerPages.ts'
import { isOwnPicture, keepSeen, picture, seenAddresses } from './workerPictures.ts'
import { isMessage } from './workerScope.ts'
import type { WorkerScope } from './workerScope.ts'

declare const self: WorkerScope

const SHELL = '/shell.html'

// What the build adds without a hash (the web manifest) is not kept: nothing unproven is.
const files = self.__WB_MANIFEST.filter(({ integrity }) => integrity !== undefined)
const adminFiles = files.filter(({ url }) => isAdminFile(url))
const shopFiles = files.filter(({ url }) => !isAdminFile(url))

// The first visit is ready for the next one without a network; a new version waits to be asked.
clientsClaim()
precacheAndRoute(shopFiles, {
  directoryIndex: '',
  cleanURLs: false,
  ignoreURLParametersMatching: [],
})

async function shell(): Promise<Response> {
  return (await matchPrecache(SHELL)) ?? fetch(SHELL)
}

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && pageKind(url.pathname) !== 'foreign',
  ({ request, url, event }) => {
    const kind = pageKind(url.pathname)
    if (kind === 'private') return shell()
    if (kind === 'other') return anyPage(request, shell)
    return renderedPage(request, shell, (work) => event.waitUntil(work))
  },
)

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isAdminFile(url.pathname),
  ({ request }) => adminFile(request),
)

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && isOwnPicture(request, url),
  ({ request, event }) => picture(request, (work) => event.waitUntil(work)),
)

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([dropOldPages(shell), renewAdminFiles(adminFiles)]))
})

self.addEventListener('message', (event) => {
  if (isMessage(event.data, 'CLAIM')) event.waitUntil(self.clients.claim())
  if (isMessage(event.data, 'SKIP_WAITING')) event.waitUntil(self.skipWaiting())
  if (isMessage(event.data, 'CACHE_ADMIN')) event.waitUntil(keepAdminFiles(adminFiles))
  if (isMessage(event.data, 'KEEP_PICTURES')) event.waitUntil(keepSeen(seenAddresses(event.data)))
})
