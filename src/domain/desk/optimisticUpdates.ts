import { cartTotal } from '#domain/orders/cart.ts'
import { withChanges, type DeskEdit } from './deskEdit.ts'
import type { OrderEvent } from '#domain/orders/orderEvent.ts'
import type { OwnedProduct } from '#domain/products/ownedProduct.ts'
import type { OwnerOrder } from './ownerOrder.ts'

/** An edit that is queued on this device. */
export type WaitingEdit = {
  id: string
  edit: DeskEdit
  /** ISO 8601. */
  savedAt: string
  /** URL of the queued photo; empty removes the photo. */
  photo?: string
}

/** The `seq` of unsent records: it sorts them after everything that the server has committed. */
const NOT_COMMITTED = Number.MAX_SAFE_INTEGER

/** The products with the queued edits applied (optimistic update). */
export function withProductEdits(
  products: readonly OwnedProduct[],
  waiting: readonly WaitingEdit[],
): readonly OwnedProduct[] {
  const byId = new Map<string, OwnedProduct>()
  const single = waiting.flatMap((item) =>
    item.edit.what === 'many' ? item.edit.edits.map((edit) => ({ ...item, edit })) : [item],
  )
  for (const { edit, photo, savedAt } of single) {
    if (edit.what === 'newProduct') {
      const made = { slug: '', deleted: false, rev: 0, seq: NOT_COMMITTED, created: savedAt }
      byId.set(edit.id, { ...edit.fields, ...made, id: edit.id, photo: photo ?? '' })
    }
    if (edit.what !== 'product') continue
    const before = byId.get(edit.id) ?? products.find(({ id }) => id === edit.id) ?? edit.before
    const shown = withChanges(before, edit.changes)
    byId.set(edit.id, photo === undefined ? shown : { ...shown, photo })
  }
  return overlaid(products, byId)
}

/** The orders with the queued edits applied; an unsent order has no number yet. */
export function withOrderEdits(
  orders: readonly OwnerOrder[],
  waiting: readonly WaitingEdit[],
): readonly OwnerOrder[] {
  const byId = new Map<string, OwnerOrder>()
  const now = (id: string) => byId.get(id) ?? orders.find((order) => order.id === id)
  for (const { edit, savedAt } of waiting) {
    if (edit.what === 'order') {
      const { draft } = edit
      const made = { number: '', status: 'placed', source: 'counter', rev: 1 } as const
      const bare = { trialDate: '', dueDate: '', pieces: 0, seq: NOT_COMMITTED, created: savedAt }
      if (!now(draft.id))
        byId.set(draft.id, { ...draft, ...made, ...bare, total: cartTotal(draft.lines) })
    }
    if (edit.what !== 'move' && edit.what !== 'dates') continue
    const order = now(edit.order)
    if (!order) continue
    const changed = edit.what === 'move' ? { status: edit.to } : edit.dates
    byId.set(order.id, { ...order, ...changed, rev: order.rev + 1 })
  }
  return overlaid(orders, byId)
}

/** The events of an order, followed by those of its queued edits. */
export function withWaitingEvents(
  order: string,
  events: readonly OrderEvent[],
  waiting: readonly WaitingEdit[],
): OrderEvent[] {
  const more = waiting.flatMap(({ id, edit, savedAt }): OrderEvent[] => {
    const shared = { id, order, actor: 'owner', note: '', seq: NOT_COMMITTED } as const
    const event = { ...shared, created: savedAt }
    if (edit.what === 'order' && edit.draft.id === order) {
      return [{ ...event, kind: 'status', from: '', to: 'placed' }]
    }
    if (!('order' in edit) || edit.order !== order) return []
    const { what } = edit
    if (what === 'move') {
      return [{ ...event, kind: 'status', from: edit.from, to: edit.to, note: edit.note }]
    }
    if (what === 'note') return [{ ...event, kind: 'note', note: edit.note }]
    if (what === 'dates') {
      return (['trialDate', 'dueDate'] as const).flatMap((kind) => {
        const [from, to] = [edit.before[kind], edit.dates[kind]]
        const change = { ...event, id: `${id}-${kind}`, kind, from, to, note: edit.reason ?? '' }
        return from === to ? [] : [change]
      })
    }
    return [{ ...event, kind: 'payment', amount: edit.amount, method: edit.method }]
  })
  const known = new Set(events.map(({ id }) => id))
  return [...events, ...more.filter(({ id }) => !known.has(id))]
}

function overlaid<Row extends { id: string }>(
  rows: readonly Row[],
  byId: ReadonlyMap<string, Row>,
): readonly Row[] {
  if (byId.size === 0) return rows
  const known = new Set(rows.map(({ id }) => id))
  const added = [...byId.values()].filter(({ id }) => !known.has(id))
  return [...rows.map((row) => byId.get(row.id) ?? row), ...added]
}
