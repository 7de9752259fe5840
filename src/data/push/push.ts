import type { SentPushSubscription } from '#domain/shop/push.ts'
import type { Order } from '#domain/orders/order.ts'
import { done, failed, type Result } from '#domain/base/problem.ts'
import { toUserResult } from '#data/server/failure.ts'
import { ask, type Role } from '#data/server/pocketbase.ts'
import {
  dropOrder,
  keepOrder,
  setDeskFollowed,
  whatIsFollowed,
  type FollowedOrder,
} from './followed.ts'
import { deviceEndpoint, deviceSubscription } from './subscription.ts'

/** Has this device woken when the order's trial or pieces are ready. Only after a tap: it may ask. */
export async function followOrder(
  order: Pick<Order, 'id' | 'user' | 'payToken'>,
): Promise<Result<true>> {
  const wanted = { id: order.id, payToken: order.user === '' ? (order.payToken ?? '') : '' }
  const made = await afterPermission(() => subscribeToOrder(wanted))
  if (made.ok) keepOrder(wanted)
  return made
}

/** Has this device woken when an order or a request comes in. Only after a tap: it may ask. */
export async function followDesk(): Promise<Result<true>> {
  const made = await afterPermission(() => subscribe('admin', {}))
  if (made.ok) setDeskFollowed(true)
  return made
}

/** Ends it for the order, here at once and on the server if it is reachable. */
export async function unfollowOrder(id: string): Promise<void> {
  dropOrder(id)
  await unsubscribe(id)
}

/** Ends it for all orders of an account that this device leaves; those of its guest stay. */
export async function unfollowOwnOrders(): Promise<void> {
  const own = whatIsFollowed().orders.filter(({ payToken }) => payToken === '')
  for (const { id } of own) await unfollowOrder(id)
}

/** Ends it for the desk. */
export async function unfollowDesk(): Promise<void> {
  if (!whatIsFollowed().desk) return
  setDeskFollowed(false)
  await unsubscribe('')
}

/**
 * Tells the server again what wakes this device: browsers change endpoints unasked, and a server may
 * have lost one. An order that is over, or that is no longer hers who uses the device, is dropped.
 */
export async function renewPushes(): Promise<void> {
  const { orders, desk } = whatIsFollowed()
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return
  if (desk) await subscribe('admin', {})
  for (const order of orders) {
    const renewed = await subscribeToOrder(order)
    if (!renewed.ok && renewed.problem.code === 'notFound') await unfollowOrder(order.id)
  }
}

async function afterPermission(work: () => Promise<Result<true>>): Promise<Result<true>> {
  const permission = await Notification.requestPermission()
  return permission === 'granted' ? work() : failed('pushBlocked')
}

function subscribeToOrder({ id, payToken }: FollowedOrder): Promise<Result<true>> {
  const isGuest = payToken !== ''
  return subscribe(isGuest ? 'guest' : 'shopper', { order: id, ...(isGuest && { payToken }) })
}

async function subscribe(
  role: Role,
  what: Omit<SentPushSubscription, 'endpoint'>,
): Promise<Result<true>> {
  const endpoint = await deviceEndpoint()
  if (!endpoint.ok) return endpoint
  const body: SentPushSubscription = { endpoint: endpoint.value, ...what }
  const path = '/api/push/subscribe'
  const answer = await ask(role, (pb) => pb.send<unknown>(path, { method: 'POST', body }))
  return answer.ok ? done(true) : toUserResult(answer)
}

/** A device that nothing wakes any more gives its endpoint back, also without a network. */
async function unsubscribe(order: string): Promise<void> {
  const subscription = await deviceSubscription()
  if (!subscription) return
  const body: SentPushSubscription = { endpoint: subscription.endpoint, order }
  const path = '/api/push/unsubscribe'
  const telling = ask('guest', (pb) => pb.send<unknown>(path, { method: 'POST', body }))
  const { orders, desk } = whatIsFollowed()
  if (orders.length === 0 && !desk) await subscription.unsubscribe()
  await telling
}
