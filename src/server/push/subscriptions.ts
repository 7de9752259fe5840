import { recordOf } from '#server/pocketbase/events.ts'
import { newRecord } from '#server/pocketbase/records.ts'
import { inWriteTransaction } from '#server/pocketbase/writeTransaction.ts'

/** What a device subscribes to: an order, or the desk of an owner. */
export type Followed = { order: string; admin: '' } | { order: ''; admin: string }

/** The most devices that may follow one order, or one desk; a further one replaces the oldest. */
const MAX_DEVICES = 10

/** Subscribes a device to an order or a desk. Idempotent. */
export function storeSubscription(app: CoreApp, endpoint: string, followed: Followed): void {
  inWriteTransaction(app, (tx) => {
    const same = $dbx.hashExp({ endpoint, ...followed })
    if (tx.countRecords('push_subscriptions', same) > 0) return
    const [whose, id] =
      followed.order === '' ? ['admin', followed.admin] : ['order', followed.order]
    const all = `${whose} = {:id}`
    const skipped = MAX_DEVICES - 1
    const most = MAX_DEVICES
    const oldest = tx.findRecordsByFilter('push_subscriptions', all, '-@rowid', most, skipped, {
      id,
    })
    for (const subscription of oldest) if (subscription) tx.delete(subscription)
    tx.save(newRecord(tx, 'push_subscriptions', { endpoint, ...followed }))
  })
}

/** Removes a device's subscription: to an order, or to the desk of any owner. */
export function removeSubscription(app: CoreApp, endpoint: string, order: string): void {
  removeWhere(app, 'endpoint = {:endpoint} && order = {:order}', { endpoint, order })
}

/** Removes all subscriptions of a device. */
export function forgetEndpoint(app: CoreApp, endpoint: string): void {
  removeWhere(app, 'endpoint = {:endpoint}', { endpoint })
}

/**
 * Continues the save of an owner's account. One that ends every sign-in, as a new password does, ends
 * the pushes to the owner's devices; a desk that is opened again subscribes again.
 */
export function endOldDeskPushes(e: core.RecordEvent & EventOf<'admins'>): void {
  const owner = recordOf(e)
  const isOver = owner.tokenKey() !== owner.original().tokenKey()
  e.next()
  if (isOver) removeWhere(e.app, 'admin = {:admin}', { admin: owner.id })
}

/** The pushes of a subscription go with it. */
function removeWhere(app: CoreApp, filter: string, params: Record<string, string>): void {
  inWriteTransaction(app, (tx) => {
    const found = tx.findRecordsByFilter('push_subscriptions', filter, '', 0, 0, params)
    for (const subscription of found) if (subscription) tx.delete(subscription)
  })
}
