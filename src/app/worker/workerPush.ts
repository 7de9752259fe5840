import { unknownPush } from '#copy/base/push.ts'
import { isFields } from '#domain/base/parse.ts'
import type { PushNotice, SentPushSubscription } from '#domain/shop/push.ts'

declare const self: PushScope

/** Timeout of the request for the texts. Browsers stop a worker some 30 s after a push. */
const WORDS_MS = 6000

const ICON = '/icons/icon-192.png'

/** The part of the service worker's global scope that pushes use. */
type PushScope = {
  location: Location
  registration: Pick<ServiceWorkerRegistration, 'pushManager' | 'showNotification'>
  clients: {
    matchAll: (of: { type: 'window'; includeUncontrolled: true }) => Promise<readonly OpenPage[]>
    openWindow: (path: string) => Promise<unknown>
  }
}

type Shown = Pick<Notification, 'close' | 'data'>

type OpenPage = { url: string; focus: () => Promise<unknown> }

/**
 * Shows the notifications of a push. Pushes have no payload, so the texts are fetched from the
 * server. If that fails, a generic text is shown: browsers revoke the permission of a site that
 * shows nothing.
 */
export async function showPush(): Promise<void> {
  const late = new Promise<PushNotice[]>((resolve) => setTimeout(resolve, WORDS_MS, []))
  const notices = await Promise.race([fetchNotices().catch(() => []), late])
  const shown = notices.length > 0 ? notices : [{ ...unknownPush, path: '/', tag: 'push' }]
  await Promise.all(
    shown.map(({ title, body, path, tag }) =>
      self.registration.showNotification(title, { body, tag, icon: ICON, data: { path } }),
    ),
  )
}

async function fetchNotices(): Promise<PushNotice[]> {
  const subscription = await self.registration.pushManager.getSubscription()
  const body: SentPushSubscription = { endpoint: subscription?.endpoint ?? '' }
  const response = await fetch(new URL('/api/push/words', self.location.origin).href, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  const words: unknown = await response.json()
  const notices = isFields(words) ? words['notices'] : undefined
  return Array.isArray(notices) ? notices.filter(isNotice) : []
}

/** Parsed by hand: the parser of the pages would add half a kilobyte to the worker. */
function isNotice(wire: unknown): wire is PushNotice {
  const names = ['title', 'body', 'path', 'tag'] satisfies (keyof PushNotice)[]
  return isFields(wire) && names.every((name) => typeof wire[name] === 'string')
}

/** Opens the page of a clicked notification, or focuses the window that already shows it. */
export async function openNotified(notification: Shown): Promise<void> {
  notification.close()
  const data: unknown = notification.data
  const path = isFields(data) ? String(data['path']) : '/'
  const { href } = new URL(path, self.location.origin)
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const same = open.find(({ url }) => url === href)
  await (same ? same.focus() : self.clients.openWindow(path))
}
