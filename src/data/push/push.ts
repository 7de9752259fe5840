import type { SentPushSubscription } from '#domain/shop/push.ts'
import type { Order } from '#domain/orders/order.ts'
import { done, failed, type Result } from '#domain/base/problem.ts'
import { toUserResult } from '#data/server/failure.ts'
import { ask, type Role } from '#data/server/pocketbase.ts'
import {
  removeFollowed,
  addFollowed,
  setDeskFollowed,
  whatIsFollowed,
  type FollowedOrder,
} from './followed.ts'
import { deviceEndpoint, deviceSubscription } from './subscription.ts'

/**
 * Subscribes this device to pushes about an order. Call it after a tap: the browser may ask for
 * permission.
 */
export async function followOrder(
  order: Pick<Order, 'id' | 'user' | 'payToken'>,
): Promise<Result<true>> {
  const wanted = { id: order.id, payToken: order.user === '' ? (order.payToken ?? '') : '' }
  const subscribed = await afterPermission(() => subscribeToOrder(wanted))
  if (subscribed.ok) addFollowed(wanted)
  return subscribed
}

/**
 * Subscribes this device to pushes about new orders and requests. Call it after a tap, as above.
 */
export async function followDesk(): Promise<Result<true>> {
  const subscribed = await afterPermission(() => subscribe('admin', {}))
  if (subscribed.ok) setDeskFollowed(true)
  return subscribed
}

/** Unsubscribes from an order, on this device at once and on the server if it is reachable. */
export async function unfollowOrder(id: string): Promise<void> {
  removeFollowed(id)
  await unsubscribe(id)
}

/** Unsubscribes from the account's orders at its sign-out; those of this device's guest stay. */
export async function unfollowOwnOrders(): Promise<void> {
  const own = whatIsFollowed().orders.filter(({ payToken }) => payToken === '')
  for (const { id } of own) await unfollowOrder(id)
}

/** Unsubscribes from the desk's pushes. */
export async function unfollowDesk(): Promise<void> {
  if (!whatIsFollowed().desk) return
  setDeskFollowed(false)
  await unsubscribe('')
}

/**
 * Sends the server this device's subscriptions again: browsers change endpoints by themselves, and
 * a restored server may have lost one. Drops orders that are finished or belong to another account.
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

/** After its last subscription, the device also gives up its endpoint; that works offline. */
async function unsubscribe(order: string): Promise<void> {
  const subscription = await deviceSubscription()
  if (!subscription) return
  const body: SentPushSubscription = { endpoint: subscription.endpoint, order }
  const path = '/api/push/unsubscribe'
  const request = ask('guest', (pb) => pb.send<unknown>(path, { method: 'POST', body }))
  const { orders, desk } = whatIsFollowed()
  if (orders.length === 0 && !desk) await subscription.unsubscribe()
  await request
}
