import type { OrderStatus } from '#domain/orders/order.ts'
import { findOne, newRecord } from '#server/pocketbase/records.ts'

/** What a push is about; `cause` is the order or the request. */
type Push = { about: 'status' | 'newOrder' | 'newRequest'; cause: string }

/** The statuses that a shopper is notified about: the trial or the finished piece is ready. */
const TOLD: readonly OrderStatus[] = ['trial', 'ready']

/** More devices than one household or one house has. */
const MAX_DEVICES = 50

const WAITING =
  'subscription = {:subscription} && about = {:about} && cause = {:cause} && sent = "" && read = ""'

/**
 * Queues a push to the devices that follow the order, in the transaction of its move, so that none is
 * sent without it and none is lost.
 */
export function pushStatus(tx: CoreApp, order: string, status: OrderStatus): void {
  if (TOLD.includes(status))
    queue(tx, 'order = {:order}', { order }, { about: 'status', cause: order })
}

/** Queues a push to the owner's devices, in the transaction of its cause. */
export function pushToDesk(tx: CoreApp, push: Push & { about: 'newOrder' | 'newRequest' }): void {
  queue(tx, 'admin != ""', {}, push)
}

function queue(tx: CoreApp, whose: string, params: Record<string, string>, push: Push): void {
  const devices = tx.findRecordsByFilter('push_subscriptions', whose, '', MAX_DEVICES, 0, params)
  for (const device of devices) if (device) queueFor(tx, device.id, push)
}

/** The text is written when the push is read, so one that is still waiting covers both. */
function queueFor(tx: CoreApp, subscription: string, push: Push): void {
  if (findOne(tx, 'pushes', WAITING, { subscription, ...push })) return
  const nextTry = new DateTime()
  tx.save(newRecord(tx, 'pushes', { subscription, ...push, tries: 0, nextTry }))
}
