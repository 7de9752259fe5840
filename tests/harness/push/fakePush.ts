import { onTestFinished, vi } from 'vitest'

export const ENDPOINT = 'https://push.example/device'

/** Three bytes, as the server's key would be 65. */
const KEY = 'AAEC'

type Browser = {
  /** The stored permission, or the answer that the user gives when the page asks. */
  permission: NotificationPermission
  /** Whether it has a push service that it can reach. */
  hasService?: boolean
}

/**
 * The browser's side of pushes, outside the simulated page: permission, worker and push service;
 * and the server's push routes, which record what they receive.
 */
export function fakePush({ permission, hasService = true }: Browser) {
  const fake = { sent: [] as { path: string; body: unknown }[], isSubscribed: false, status: 204 }
  const subscription = {
    endpoint: ENDPOINT,
    options: { applicationServerKey: new Uint8Array([0, 1, 2]).buffer },
    unsubscribe: () => Promise.resolve(((fake.isSubscribed = false), true)),
  }
  const pushManager = {
    getSubscription: () => Promise.resolve(fake.isSubscribed ? subscription : null),
    subscribe: () => {
      if (!hasService) return Promise.reject(new DOMException('No service', 'AbortError'))
      fake.isSubscribed = true
      return Promise.resolve(subscription)
    },
  }
  const serviceWorker = { getRegistration: () => Promise.resolve({ pushManager }) }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'))
  vi.stubGlobal('PushManager', Object)
  const notification = {
    permission: permission === 'denied' ? permission : 'default',
    requestPermission: () => Promise.resolve((notification.permission = permission)),
  }
  vi.stubGlobal('Notification', notification)
  /** The server's answer on a push route; undefined for any other. */
  const answer = (path: string, body: unknown): Response | undefined => {
    if (path === '/api/push/key') return Response.json({ key: KEY })
    if (!path.startsWith('/api/push/')) return undefined
    fake.sent.push({ path, body })
    return fake.status === 204
      ? new Response(null, { status: 204 })
      : Response.json({ status: fake.status, code: 'notFound', message: '', data: {} }, fake)
  }
  return Object.assign(fake, { answer })
}
