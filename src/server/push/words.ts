import { pushWords } from '#copy/base/push.ts'
import { statusCopy } from '#copy/shop/orders.ts'
import type { PushNotice, PushWords, SentPushSubscription } from '#domain/shop/push.ts'
import { fieldReader } from '#domain/base/parse.ts'
import { PAGES } from '#domain/site/pages.js'
import { findById, sentBody } from '#server/pocketbase/records.ts'
import { inWriteTransaction } from '#server/pocketbase/writeTransaction.ts'
import { setDataHeaders } from '#server/http/headers.ts'
import { rateLimited } from '#server/limits/rateLimits.ts'

type Push = RecordOf<'pushes'>

/** More than a device misses in a day. */
const MAX_NOTICES = 50

const DESK = PAGES.Admin.path

/**
 * Answers a device that received a push with the notifications to show. Its endpoint authenticates
 * it: only the device, its push service and this server know it. A push that was read is not sent
 * any more.
 */
export function pushWordsFor(e: core.RequestEvent): void {
  rateLimited(e, 'pushWords', () => {
    const endpoint = fieldReader<SentPushSubscription>(sentBody(e)).textOr('endpoint', '')
    const notices = endpoint === '' ? [] : noticesOf(e.app, readPushes(e.app, endpoint))
    setDataHeaders(e)
    e.json(200, { notices } satisfies PushWords)
  })
}

/**
 * The device's unread pushes; otherwise the last one, because a device has to show a notification
 * for each push it receives, even if an earlier one brought the text.
 */
function readPushes(app: CoreApp, endpoint: string): Push[] {
  const of = 'subscription.endpoint = {:endpoint}'
  return inWriteTransaction(app, (tx) => {
    const unread = found(tx, `${of} && read = ""`, MAX_NOTICES, endpoint)
    if (unread.length === 0) return found(tx, of, 1, endpoint)
    const now = new DateTime()
    for (const push of unread) {
      push.set('read', now)
      tx.save(push)
    }
    return unread
  })
}

function found(tx: CoreApp, filter: string, most: number, endpoint: string): Push[] {
  const pushes = tx.findRecordsByFilter('pushes', filter, '-created', most, 0, { endpoint })
  return pushes.filter((push) => push !== undefined)
}

function noticesOf(app: CoreApp, pushes: readonly Push[]): PushNotice[] {
  const causes = (about: string) => [
    ...new Set(
      pushes
        .filter((push) => push.getString('about') === about)
        .map((push) => push.getString('cause')),
    ),
  ]
  return [
    ...causes('status').flatMap((order) => statusNotice(app, order)),
    ...deskNotice(causes('newOrder'), pushWords.newOrders, `${DESK}/orders`),
    ...deskNotice(causes('newRequest'), pushWords.newRequests, `${DESK}/requests`),
  ]
}

/** The order's current status, which may be further than when the push was queued. */
function statusNotice(app: CoreApp, id: string): PushNotice[] {
  const order = findById(app, 'orders', id)
  if (!order) return []
  const status = order.getString('status')
  const number = order.getString('number')
  const place = { path: `${PAGES.OwnOrder.path}/${id}`, tag: id }
  if (status === 'trial' || status === 'ready') {
    const { title, body } = pushWords[status]
    return [{ title, body: body(number), ...place }]
  }
  const { label, meaning } = statusCopy(status)
  return [{ title: pushWords.moved(number, label), body: meaning, ...place }]
}

function deskNotice(
  causes: readonly string[],
  title: (count: number) => string,
  path: string,
): PushNotice[] {
  if (causes.length === 0) return []
  return [{ title: title(causes.length), body: pushWords.atDesk, path, tag: path }]
}
