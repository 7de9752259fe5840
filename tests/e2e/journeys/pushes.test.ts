import type { BrowserContext, Page, Worker } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OrderStatus } from '#domain/orders/order.ts'
import { newLastingVisitor } from '#tests/harness/browser/browser.ts'
import { startPushService, type PushService } from '#tests/harness/push/pushService.ts'
import { ask, records } from '#tests/harness/server/ask.ts'
import { signInOwner } from '#tests/harness/server/people.ts'
import { startShop, type Shop } from '#tests/harness/server/shopServer.ts'
import { orderShirt, signUp, waitUntilOfflineReady } from '#tests/harness/steps/shopperSteps.ts'

const TO_TRIAL: readonly OrderStatus[] = ['confirmed', 'cutting', 'stitching', 'trial']

/**
 * DevTools does not report whether the worker received a push, and now and then one is lost, so it
 * is delivered again. Repeats share a tag and show one notification.
 */
const AGAIN = { interval: 3000, timeout: 30_000 }

declare global {
  /** In a service worker. */
  var registration: ServiceWorkerRegistration
}

let service: PushService
let shop: Shop

beforeAll(async () => {
  service = await startPushService()
  shop = await startShop({ env: { DARZI_PUSH_ORIGIN: service.origin } })
})

afterAll(async () => {
  await shop.stop()
  await service.stop()
})

test('a subscribed shopper is notified when her trial is ready, in general words without a server', async () => {
  const { page, context, watch } = await newLastingVisitor({ url: shop.url })
  await context.grantPermissions(['notifications'], { origin: shop.url })
  const endpoint = `${service.origin}/phone`
  await context.addInitScript(subscribeAt, endpoint)
  await context.addInitScript(grantNotifications)
  await signUp(page)
  const order = await orderShirt(page)
  await waitUntilOfflineReady(page)
  await page.getByRole('button', { name: 'Tell me when it is ready' }).click()
  await page.getByText('This device tells you when the trial').waitFor()

  await moveToTrial(order)
  await expect.poll(() => service.pushes.map(({ answered }) => answered)).toEqual([201])
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('The page has no worker.')
  await worker.evaluate(subscribeInWorker, endpoint)
  const deliver = await pushesTo(page, context)
  await expect
    .poll(() => notificationsAfter(deliver, worker), AGAIN)
    .toEqual([
      expect.objectContaining({ title: 'Your trial is ready', data: { path: `/order/${order}` } }),
    ])
  const [first] = await notifications(worker)
  expect(first?.body).toMatch(/^Order ET-\d+ can be tried on\./)

  watch.allow(/net::ERR_/)
  await shop.crash()
  const titles = async () =>
    (await notificationsAfter(deliver, worker)).map(({ title }) => title).sort()
  await expect.poll(titles, AGAIN).toEqual(['News from your tailor', 'Your trial is ready'])
})

/** In the page: the browser's push service, which a test cannot reach. */
function subscribeAt(endpoint: string): void {
  let made: unknown = null
  const options = {}
  const subscription = { endpoint, options, unsubscribe: () => Promise.resolve(true) }
  Object.assign(PushManager.prototype, {
    getSubscription: () => Promise.resolve(made),
    subscribe: () => Promise.resolve((made = subscription)),
  })
}

/** In the page: the headless shell denies notifications, even those that a test has granted. */
function grantNotifications(): void {
  if (Notification.permission === 'granted') return
  Object.defineProperty(Notification, 'permission', { value: 'granted' })
  Notification.requestPermission = () => Promise.resolve('granted')
}

async function moveToTrial(order: string): Promise<void> {
  const { token } = await signInOwner(shop)
  for (const status of TO_TRIAL) {
    const step = { method: 'PATCH', token, body: { status } } as const
    expect((await ask(shop, records('orders', order), step)).status).toBe(200)
  }
}

/** Delivers a push to the shop's worker as the browser would. */
async function pushesTo(page: Page, context: BrowserContext) {
  const browser = await context.newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations
      if (found) resolve(found.registrationId)
    })
  })
  await browser.send('ServiceWorker.enable')
  const registrationId = await registered
  const push = { origin: shop.url, registrationId, data: '' }
  return () => browser.send('ServiceWorker.deliverPushMessage', push)
}

/**
 * In the worker: its subscription and, in the headless shell, which denies them, the notifications.
 */
function subscribeInWorker(endpoint: string): void {
  const getSubscription = () => Promise.resolve({ endpoint })
  Object.assign(PushManager.prototype, { getSubscription })
  if (Notification.permission === 'granted') return
  const shown = new Map<string, NotificationOptions & { title: string }>()
  Object.assign(ServiceWorkerRegistration.prototype, {
    showNotification(title: string, options: NotificationOptions) {
      shown.set(options.tag ?? title, { ...options, title })
      return Promise.resolve()
    },
    getNotifications: () => Promise.resolve([...shown.values()]),
  })
}

async function notificationsAfter(deliver: () => Promise<unknown>, worker: Worker) {
  await deliver()
  return notifications(worker)
}

function notifications(worker: Worker) {
  return worker.evaluate(async () => {
    const shown = await registration.getNotifications()
    return shown.map(({ title, body, data }) => ({ title, body, data: data as unknown }))
  })
}
