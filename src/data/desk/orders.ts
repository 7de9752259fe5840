import type { FrozenMeasurements } from '#domain/cart/cart.ts'
import { shopDate } from '#domain/base/day.ts'
import { withOrderEdits, withPostedEntries } from '#domain/desk/optimisticUpdates.ts'
import type { OrderRecord } from '#domain/orders/orderDraft.ts'
import type { Shipping } from '#domain/orders/shipping.ts'
import { isOrderStatus, type OrderDraft, type OrderStatus } from '#domain/orders/order.ts'
import type { OrderEvent } from '#domain/orders/orderEvent.ts'
import { datesOf, type OrderDates, type OwnerOrder } from '#domain/desk/ownerOrder.ts'
import { done, failed, type Result } from '#domain/base/problem.ts'
import { ledgerReplica, orderReplica, productReplica } from '#data/desk/replicas/replicas.ts'
import type { EditState } from './products.ts'
import { saveRecords, loadRecords } from '#data/desk/replicas/replicaStore.ts'
import { submitEdit, type EditRefusal, type SubmittedEdit } from '#data/desk/edits/submitEdit.ts'
import { withQueued } from '#data/desk/edits/queuedEdits.ts'
import { ask } from '#data/server/pocketbase.ts'
import { fieldReader, parseList } from '#domain/base/parse.ts'
import { parseOrderEvent } from '#data/parse/parseOrderEvent.ts'

/**
 * Every order of the shop, with this device's queued edits applied on top. A payment whose answer was
 * lost may be posted already: its order counts it then.
 */
export const ownerOrders = {
  ...orderReplica,
  rows: withQueued<OwnerOrder>(
    orderReplica.rows,
    (orders, waiting) => {
      const posted = ledgerReplica.rows.current() ?? []
      const unposted = waiting.filter((item) => !posted.some(({ id }) => id === item.id))
      return withOrderEdits(withPostedEntries(orders, posted), unposted)
    },
    ledgerReplica.rows,
  ),
}

/**
 * Moves an order to another status; `note` goes into its history. Refused when it was moved
 * meanwhile.
 */
export async function moveOrder(
  { id, rev, status: from }: OwnerOrder,
  to: OrderStatus,
  note = '',
): Promise<Result<EditState>> {
  if (!isOrderStatus(from)) return failed('illegalMove')
  const day = shopDate(Date.now())
  return toEditState(await submitEdit({ what: 'move', order: id, base: rev, from, to, note, day }))
}

/** Saves the dates of the fitting and of the promised delivery; the shopper reads the reason. */
export async function setDates(
  order: OwnerOrder,
  dates: OrderDates,
  reason = '',
): Promise<Result<EditState>> {
  const { id, rev: base } = order
  return toEditState(
    await submitEdit({
      what: 'dates',
      order: id,
      base,
      before: datesOf(order),
      dates,
      ...(reason !== '' && { reason }),
    }),
  )
}

/** Stores what was measured for a piece of a placed order; refused when it was measured elsewhere. */
export async function measurePiece(
  { id, lines }: OwnerOrder,
  line: number,
  measurements: FrozenMeasurements,
): Promise<Result<EditState>> {
  const before = lines[line]?.measurements?.values ?? {}
  return toEditState(await submitEdit({ what: 'measured', order: id, line, before, measurements }))
}

/** Corrects the customer's name, address or contact; refused when it was corrected elsewhere. */
export async function correctShipping(
  { id, shipping: before }: OwnerOrder,
  shipping: Shipping,
): Promise<Result<EditState>> {
  return toEditState(await submitEdit({ what: 'shipping', order: id, before, shipping }))
}

/**
 * Places an order taken at the counter or on the phone. The draft's id is the idempotency key: sent
 * twice, it is stored once.
 */
export async function placeCounterOrder(
  draft: OrderDraft,
): Promise<Result<{ state: EditState; number: string }>> {
  const placed = await submitEdit({ what: 'order', draft })
  if (!placed.ok) {
    const { problem } = placed.problem
    if (problem.code === 'pricesChanged') void productReplica.pull()
    return { ok: false, problem }
  }
  const { value } = placed
  const number =
    value.state === 'sent' ? fieldReader<OrderRecord>(value.record).textOr('number', '') : ''
  return done({ state: value.state, number })
}

/** An order's history, oldest first; offline, the events stored on this device. */
export async function eventsOf(order: string): Promise<OrderEvent[]> {
  const answer = await ask('admin', (client) =>
    client.collection('order_events').getFullList({
      filter: client.filter('order = {:order}', { order }),
      sort: 'seq',
    }),
  )
  if (answer.ok) await saveRecords('order_events', answer.value)
  const records = answer.ok ? answer.value : await loadRecords('order_events')
  return readableEvents(records).filter((event) => event.order === order)
}

/** The latest events of all orders, newest first, without the days first promised. */
export async function latestEvents(count: number): Promise<OrderEvent[]> {
  const answer = await ask('admin', (client) =>
    client.collection('order_events').getList(1, count, {
      filter: "(kind != 'trialDate' && kind != 'dueDate') || from != ''",
      sort: '-seq',
      skipTotal: true,
    }),
  )
  if (answer.ok) await saveRecords('order_events', answer.value.items)
  const records = answer.ok ? answer.value.items : await loadRecords('order_events')
  const isFirstPromise = (event: OrderEvent) =>
    (event.kind === 'trialDate' || event.kind === 'dueDate') && event.from === ''
  return readableEvents(records)
    .filter((event) => !isFirstPromise(event))
    .slice(-count)
    .reverse()
}

/** Adds an internal note, which the shopper does not see. */
export async function addNote(order: string, note: string): Promise<Result<EditState>> {
  return toEditState(await submitEdit({ what: 'note', order, note }))
}

/** The result of a submitted edit for the screen; after a conflict the newer order is fetched. */
export function toEditState(result: Result<SubmittedEdit, EditRefusal>): Result<EditState> {
  if (result.ok) return done(result.value.state)
  if (result.problem.problem.code === 'newerVersion') void orderReplica.pull()
  return { ok: false, problem: result.problem.problem }
}

function readableEvents(records: readonly unknown[]): OrderEvent[] {
  const events = parseList(records, parseOrderEvent)
  return events.ok ? events.value.sort((a, b) => a.seq - b.seq) : []
}
