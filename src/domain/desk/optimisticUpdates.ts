import { cartTotal } from '#domain/cart/cart.ts'
import { ENTRY_KINDS, postedBy } from '#domain/money/ledger.ts'
import type { OrderEvent } from '#domain/orders/orderEvent.ts'
import { appliesTo, entryOf, withChanges, type DeskEdit } from './deskEdit.ts'
import type { FittingRecord } from '#domain/fittings/fitting.ts'
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
export const NOT_COMMITTED = Number.MAX_SAFE_INTEGER

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

/**
 * The orders with what their ledgers add up to, where an entry is newer than the order on this device:
 * the server answers an entry with that entry alone.
 */
export function withPostedEntries(
  orders: readonly OwnerOrder[],
  ledger: readonly OrderEvent[],
): readonly OwnerOrder[] {
  const seqs = new Map(orders.map(({ id, seq }) => [id, seq]))
  const newer = ledger.filter(
    (event) => isEntry(event) && event.seq > (seqs.get(event.order) ?? NOT_COMMITTED),
  )
  const byId = new Map<string, OwnerOrder>()
  for (const order of newer.length > 0 ? orders : []) {
    const added = newer.filter((event) => event.order === order.id)
    if (added.length === 0) continue
    const posted = postedBy(ledger.filter((event) => event.order === order.id))
    byId.set(order.id, { ...order, ...posted, ...(added.some(settlesClaim) && { claim: '' }) })
  }
  return overlaid(orders, byId)
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
      const money = { received: 0, discounted: 0, claim: '', remindedOn: '' }
      if (!now(draft.id))
        byId.set(draft.id, { ...draft, ...made, ...bare, ...money, total: cartTotal(draft.lines) })
    }
    const order = 'order' in edit ? now(edit.order) : undefined
    const changed = order && changedBy(edit, order)
    if (order && changed) byId.set(order.id, { ...order, ...changed })
  }
  return overlaid(orders, byId)
}

/** What a queued edit changes in its order; undefined when it is only an event. */
function changedBy(edit: DeskEdit, order: OwnerOrder): Partial<OwnerOrder> | undefined {
  const rev = order.rev + 1
  // A move that no longer applies, because another desk or the customer changed the status, waits
  // for a decision; the server's status is shown.
  if (edit.what === 'move')
    return appliesTo(edit, order.status) ? { status: edit.to, rev } : undefined
  if (edit.what === 'dates') return { ...edit.dates, rev }
  if (edit.what === 'measured') {
    const { line: at, measurements } = edit
    const lines = order.lines.map((line, index) =>
      index === at ? { ...line, measurements } : line,
    )
    return { lines }
  }
  if (edit.what === 'shipping') return { shipping: edit.shipping }
  if (edit.what === 'claimRefused') return { claim: '' }
  if (edit.what === 'reminder') return { remindedOn: edit.day }
  const entry = entryOf(edit)
  if (!entry) return undefined
  const posted = postedBy([entry])
  return {
    received: order.received + posted.received,
    discounted: order.discounted + posted.discounted,
    ...(settlesClaim(entry) && { claim: '' }),
  }
}

function isEntry({ kind }: OrderEvent): boolean {
  return ENTRY_KINDS.some((known) => known === kind)
}

/** Whether a ledger entry settles the customer's payment claim on the server. */
function settlesClaim({ kind, method }: { kind: string; method?: string }): boolean {
  return kind === 'payment' && method === 'upi'
}

/** The fittings with the queued edits applied. */
export function withFittingEdits(
  fittings: readonly FittingRecord[],
  waiting: readonly WaitingEdit[],
): readonly FittingRecord[] {
  const byId = new Map<string, FittingRecord>()
  for (const { edit } of waiting) {
    if (edit.what !== 'fitting') continue
    const { id, base, fitting } = edit
    const made = { id, wishedDate: '', wishedTime: '', seq: NOT_COMMITTED }
    const before = byId.get(id) ?? fittings.find((known) => known.id === id) ?? made
    byId.set(id, { ...before, ...fitting, rev: base + 1 })
  }
  return overlaid(fittings, byId)
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
