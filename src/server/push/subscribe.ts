import { isOnItsWay } from '#domain/orders/order.ts'
import type { PushKey, SentPushSubscription } from '#domain/shop/push.ts'
import { fieldReader } from '#domain/base/parse.ts'
import { findById, sentBody } from '#server/pocketbase/records.ts'
import { setDataHeaders } from '#server/http/headers.ts'
import { NOT_FOUND, refuse, refuseFields } from '#server/http/refuse.ts'
import { rateLimited } from '#server/limits/rateLimits.ts'
import { ownerOf, shopperOf } from '#server/sessions/roles.ts'
import { checkSession } from '#server/sessions/sessions.ts'
import { serviceOf } from './postToPushService.ts'
import { removeSubscription, storeSubscription, type Followed } from './subscriptions.ts'
import { vapidPublicKey } from './vapid.ts'

/** The largest body of these routes in bytes: an endpoint, an id and a token. */
export const MAX_PUSH_BYTES = 4096

/** Answers with the key that browsers subscribe with; 404 in the seconds before there is one. */
export function pushKey(e: core.RequestEvent): void {
  rateLimited(e, 'any', () => {
    const key = vapidPublicKey(e.app)
    if (key === '') return refuse(e, NOT_FOUND)
    setDataHeaders(e)
    e.json(200, { key } satisfies PushKey)
  })
}

/** Subscribes a device to an order that its user may read, or to the desk. */
export function subscribePush(e: core.RequestEvent): void {
  rateLimited(e, 'pushSubscribe', () =>
    checkSession(e, () => {
      const sent = read(e)
      if (serviceOf(sent.endpoint) === undefined)
        return refuseFields(e, 'refused', { endpoint: 'refused' })
      const followed = followedBy(e, sent)
      if (!followed) return refuse(e, NOT_FOUND)
      storeSubscription(e.app, sent.endpoint, followed)
      answerNothing(e)
    }),
  )
}

/** Unsubscribes a device. Knowing its endpoint is enough: only the device itself does. */
export function unsubscribePush(e: core.RequestEvent): void {
  rateLimited(e, 'pushSubscribe', () => {
    const { endpoint, order } = read(e)
    removeSubscription(e.app, endpoint, order)
    answerNothing(e)
  })
}

function read(e: core.RequestEvent) {
  const from = fieldReader<SentPushSubscription>(sentBody(e))
  const endpoint = from.textOr('endpoint', '')
  const order = from.textOr('order', '')
  return { endpoint, order, payToken: from.textOr('payToken', '') }
}

/**
 * What the sender asks to follow, if it may; the order of another account is answered like a
 * missing one.
 */
function followedBy(
  e: core.RequestEvent,
  { order: id, payToken }: { order: string; payToken: string },
): Followed | undefined {
  if (id === '') {
    const owner = ownerOf(e)
    return owner && { order: '', admin: owner.id }
  }
  const order = findById(e.app, 'orders', id)
  if (!order || !isOnItsWay(order.getString('status'))) return undefined
  const user = order.getString('user')
  const isOwn = user === '' ? isToken(order, payToken) : shopperOf(e)?.id === user
  return isOwn ? { order: id, admin: '' } : undefined
}

/** A guest has no account; only the device of the order knows the secret of its payment page. */
function isToken(order: RecordOf<'orders'>, sent: string): boolean {
  const token = order.getString('payToken')
  return token !== '' && $security.equal(token, sent)
}

function answerNothing(e: core.RequestEvent): void {
  setDataHeaders(e)
  e.noContent(204)
}
