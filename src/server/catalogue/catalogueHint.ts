import type { CatalogueHint } from '#domain/products/pull.ts'
import { position } from '#server/pocketbase/commitOrder.ts'
import { selectNumber } from '#server/pocketbase/queries.ts'
import { subscribeStream } from '#server/limits/streams.ts'

const HELD = 'catalogueHint:held'
const TOPIC = 'catalogue'

/**
 * Sends one hint after `work` instead of one for each write. Sending blocks until each subscriber
 * has read it, so a stalled one would hold up thousands of writes.
 */
export function hintOnce(app: CoreApp, work: () => void): void {
  addHeld(app, 1)
  try {
    work()
  } finally {
    addHeld(app, -1)
  }
  sendToAll(app)
}

function addHeld(app: CoreApp, change: number): void {
  app.store().setFunc(HELD, (held: unknown) => Number(held ?? 0) + change)
}

/**
 * Tells subscribers that products or settings changed, without sending them: drafts and deleted
 * products must not leak, and a missed message does no harm.
 */
export function sendCatalogueHint(e: core.RecordEvent): void {
  if (!e.app.store().get(HELD)) sendToAll(e.app)
  e.next()
}

/** Subscribes a stream, and hints at once: the subscriber missed any write just before. */
export function subscribe(e: core.RealtimeSubscribeRequestEvent): void {
  subscribeStream(e, () => {
    e.next()
    send(e.client, message(e.app))
  })
}

function sendToAll(app: CoreApp): void {
  const clients: Record<string, subscriptions.Client> = app.subscriptionsBroker().clients()
  const hint = message(app)
  for (const client of Object.values(clients)) send(client, hint)
}

function send(client: subscriptions.Client, hint: SubscriptionMessage): void {
  if (client.hasSubscription(TOPIC)) client.send(hint)
}

function message(app: CoreApp): SubscriptionMessage {
  const { epoch } = position(app)
  const hint: CatalogueHint = {
    seq: newestSeq(app, 'products'),
    epoch,
    shopSeq: newestSeq(app, 'shop'),
  }
  return new SubscriptionMessage({ name: TOPIC, data: JSON.stringify(hint) })
}

function newestSeq(app: CoreApp, collection: 'products' | 'shop'): number {
  const newest = `SELECT COALESCE(MAX(seq), 0) AS seq FROM ${collection}`
  return selectNumber(app.db().newQuery(newest), 'seq')
}
