import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { signOut } from '#data/account/account.ts'
import type { ShopperOrder } from '#data/orders/orderList.ts'
import { addFollowed, whatIsFollowed } from '#data/push/followed.ts'
import { renewPushes } from '#data/push/push.ts'
import { FollowOrder } from '#features/account/order/FollowOrder.tsx'
import { ENDPOINT, fakePush } from '#tests/harness/push/fakePush.ts'
import { SHIPPING } from '#tests/harness/data/shipping.ts'
import { clearDevice, showPages, signInOnDevice } from '#tests/harness/screen/page.tsx'

beforeEach(clearDevice)
afterEach(() => vi.unstubAllGlobals())

const ORDER: ShopperOrder = {
  id: 'order0000000001',
  number: 'ET-1',
  user: 'shopper00000001',
  shipping: SHIPPING,
  lines: [],
  status: 'confirmed',
  currency: 'INR',
  total: 1000,
  paymentMethod: 'Pay via WhatsApp',
  note: '',
  seq: 1,
  rev: 1,
  created: '2026-11-20T08:00:00.000Z',
  state: 'sent',
  cancellable: true,
}

const TELL = { name: 'Tell me when it is ready' }

function show(changes: Partial<ShopperOrder> = {}) {
  return showPages({ at: '/', pages: { '/': <FollowOrder order={{ ...ORDER, ...changes }} /> } })
}

/** The browser and the server of a device that may follow orders. */
function device(browser: Parameters<typeof fakePush>[0]) {
  const push = fakePush(browser)
  vi.stubGlobal('fetch', (address: string, { body }: RequestInit = {}) => {
    const { pathname } = new URL(address)
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : undefined
    return Promise.resolve(push.answer(pathname, sent) ?? Response.json({ items: [] }))
  })
  return push
}

it('requests permission only on the tap, then subscribes on the server, and unsubscribes on request', async () => {
  signInOnDevice()
  const push = device({ permission: 'granted' })
  const user = show()
  await user.click(await screen.findByRole('button', TELL))
  const on = 'This device tells you when the trial and the finished pieces are ready.'
  expect(await screen.findByText(on)).toBeTruthy()
  const body = { endpoint: ENDPOINT, order: ORDER.id }
  expect(push.sent).toEqual([{ path: '/api/push/subscribe', body }])
  await user.click(screen.getByRole('button', { name: 'Stop telling me' }))
  expect(await screen.findByRole('button', TELL)).toBeTruthy()
  await vi.waitFor(() => expect(push.sent[1]).toEqual({ path: '/api/push/unsubscribe', body }))
  expect(push.isSubscribed).toBe(false)
})

it('proves a guest’s order by the secret that only this device has', async () => {
  const push = device({ permission: 'granted' })
  const user = show({ user: '', payToken: 'a'.repeat(32) })
  await user.click(await screen.findByRole('button', TELL))
  await screen.findByRole('button', { name: 'Stop telling me' })
  expect(push.sent[0]?.body).toMatchObject({ order: ORDER.id, payToken: 'a'.repeat(32) })
})

it('says how to undo it where the shop’s notifications are blocked', async () => {
  device({ permission: 'denied' })
  show()
  expect(await screen.findByText(/^Notifications from this shop are blocked/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

it('asks an iPhone to put the shop on the home screen first', async () => {
  Object.defineProperty(navigator, 'standalone', { value: false, configurable: true })
  show()
  expect(await screen.findByText(/add the shop to your home screen first/)).toBeTruthy()
  Reflect.deleteProperty(navigator, 'standalone')
})

it('says so when the browser has no push service', async () => {
  signInOnDevice()
  const push = device({ permission: 'granted', hasService: false })
  const user = show()
  await user.click(await screen.findByRole('button', TELL))
  expect(await screen.findByText(/This browser cannot receive notifications/)).toBeTruthy()
  expect(screen.getByRole('button', TELL)).toBeTruthy()
  expect(push.sent).toEqual([])
})

it.each([
  ['is ready', { status: 'ready' }],
  ['is cancelled', { status: 'cancelled' }],
  ['has not reached the shop', { state: 'queued' }],
  ['is a guest’s from before there were secrets', { user: '', payToken: '' }],
] as const)('offers nothing for an order that %s', async (_which, changes) => {
  device({ permission: 'granted' })
  show(changes)
  await screen.findByLabelText('where')
  expect(screen.queryByRole('button')).toBeNull()
})

it('subscribes again when the page is opened, and drops orders that are no longer hers', async () => {
  signInOnDevice()
  const push = device({ permission: 'granted' })
  await Notification.requestPermission()
  localStorage.setItem('darzi_push', JSON.stringify({ orders: [{ id: ORDER.id, payToken: '' }] }))
  show()
  expect(await screen.findByRole('button', { name: 'Stop telling me' })).toBeTruthy()
  await vi.waitFor(() => expect(push.sent).toHaveLength(1))
  push.status = 404
  await renewPushes()
  expect(whatIsFollowed().orders).toEqual([])
  expect(await screen.findByRole('button', TELL)).toBeTruthy()
})

it('ends for the orders of an account that signs out, not for those of a guest', async () => {
  signInOnDevice()
  const push = device({ permission: 'granted' })
  const user = show()
  await user.click(await screen.findByRole('button', TELL))
  await screen.findByRole('button', { name: 'Stop telling me' })
  const guests = { id: 'order0000000002', payToken: 'a'.repeat(32) }
  addFollowed(guests)
  await signOut()
  await vi.waitFor(() => expect(whatIsFollowed().orders).toEqual([guests]))
  const body = { endpoint: ENDPOINT, order: ORDER.id }
  await vi.waitFor(() => expect(push.sent.at(-1)).toEqual({ path: '/api/push/unsubscribe', body }))
  expect(push.isSubscribed).toBe(true)
})
