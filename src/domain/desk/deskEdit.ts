import type { SentDay } from '#domain/money/eventDay.ts'
import { isLegalMove, isStepBack, type OrderDraft, type OrderStatus } from '#domain/orders/order.ts'
import { compareMeasurements } from '#domain/length/compareMeasurements.ts'
import { changedShippingFields, type CorrectedShipping } from '#domain/orders/correctedShipping.ts'
import type { MeasuredPiece } from '#domain/orders/measuredPiece.ts'
import type { ProductDetail } from '#domain/products/product.ts'
import type { OwnedProduct, ProductFields } from '#domain/products/ownedProduct.ts'
import type { OrderDates } from './ownerOrder.ts'
import type { OwnerFitting } from '#domain/fittings/sentFitting.ts'
import type { RequestStatus } from './ownerInbox.ts'
import type { Rupees } from '#domain/base/money.ts'
import { earlierPayment, type SentEntry } from '#domain/money/sentEntry.ts'
import type { Shop } from '#domain/shop/shop.ts'

/** The product fields that an edit changes; missing fields stay as the server has them. */
export type ProductChanges = Partial<Omit<ProductFields, 'detail'>> & {
  /** Present but undefined removes the detail record. */
  detail?: ProductDetail | undefined
  deleted?: boolean
}

export type Inbox = 'appointments' | 'tailoring_requests'

/**
 * An edit by the owner that has to reach the server. `base` is the revision that it started from;
 * the server refuses the edit when it has a newer one (compare-and-set).
 */
export type DeskEdit =
  | { what: 'newProduct'; id: string; fields: ProductFields }
  | {
      what: 'product'
      id: string
      base: number
      before: OwnedProduct
      changes: ProductChanges
    }
  | { what: 'order'; draft: OrderDraft }
  | (SentDay & {
      what: 'move'
      order: string
      base: number
      from: OrderStatus
      to: OrderStatus
      note: string
    })
  | {
      what: 'dates'
      order: string
      base: number
      before: OrderDates
      dates: OrderDates
      /** Why a promised day moves; the shopper reads it. */
      reason?: string
    }
  | ({ what: 'measured'; order: string } & MeasuredPiece)
  | ({ what: 'shipping'; order: string } & CorrectedShipping)
  | { what: 'note'; order: string; note: string }
  | {
      what: 'entry'
      order: string
      entry: SentEntry
      /** Whether the owner wants to receive more than the order costs. */
      over?: true
    }
  /** A claim that the customer has paid, which the owner could not find in the bank. */
  | { what: 'claimRefused'; order: string; reference: string }
  | { what: 'reminder'; order: string; day: string }
  /** Queued by an earlier version. */
  | { what: 'payment'; order: string; amount: Rupees; method: string }
  /** `before` is missing for a new one. */
  | {
      what: 'fitting'
      id: string
      base: number
      before?: OwnerFitting
      fitting: OwnerFitting
    }
  | { what: 'shop'; id: string; base: number; before: Shop; changes: Partial<Shop> }
  | { what: 'request'; inbox: Inbox; id: string; status: RequestStatus }
  | { what: 'subscriber'; id: string; active: boolean }
  | { what: 'many'; id: string; edits: readonly ProductEdit[] }

/** An order's promised days, last seen as of `rev`, as the desk sends them. */
export type SentDates = OrderDates & { rev: number; reason: string }

/** Many products at once, as the desk sends them; `base` is missing for a new one. */
export type SentProducts = {
  changes: readonly { id: string; base?: number; fields: Record<string, unknown> }[]
}

/** An edit that changes or creates a product. */
export type ProductEdit = Extract<DeskEdit, { what: 'newProduct' | 'product' }>

/** Most edits that one action may queue: they are sent one by one, three a second. */
export const MAX_AT_ONCE = 500

/** The id of the record that an edit changes. */
export function subjectOf(edit: DeskEdit): string {
  if (edit.what === 'order') return edit.draft.id
  return 'order' in edit ? edit.order : edit.id
}

/** Whether an edit is about the record that another is to create, and makes no sense without it. */
export function needs(edit: DeskEdit, made: DeskEdit): boolean {
  const isNew = made.what === 'fitting' && made.before === undefined
  if (made.what !== 'order' && made.what !== 'newProduct' && !isNew) return false
  const id = subjectOf(made)
  return subjectOf(edit) === id || (edit.what === 'fitting' && edit.fitting.order === id)
}

/** The entry of an order's ledger that an edit adds. */
export function entryOf(edit: DeskEdit): SentEntry | undefined {
  if (edit.what === 'entry') return edit.entry
  if (edit.what !== 'payment') return undefined
  const entry = earlierPayment('payment', edit.amount)
  return entry && { ...entry, method: edit.method, reference: '', note: '' }
}

/** The same edit, based on another revision. */
export function rebased(edit: DeskEdit, rev: number): DeskEdit {
  return 'base' in edit ? { ...edit, base: rev } : edit
}

/**
 * Whether what a queued edit changes is still as it was when the edit was made: an earlier queued
 * edit may have been stored in a version that another desk had changed.
 * @param withPhoto whether the edit of a product also changes its photo
 */
export function startsFrom(
  edit: DeskEdit,
  record: Readonly<Record<string, unknown>>,
  withPhoto = false,
): boolean {
  switch (edit.what) {
    case 'move':
      return record['status'] === edit.from
    case 'dates':
      return isAsBefore(record, edit.before, Object.keys(edit.dates))
    case 'product':
    case 'shop': {
      // Every edit of these is based on a revision: the next one is the edit before this one.
      const changed = [...Object.keys(edit.changes), ...(withPhoto ? ['photo'] : [])]
      return record['rev'] === edit.base + 1 || isAsBefore(record, edit.before, changed)
    }
    case 'fitting': {
      const { base, before = {} } = edit
      return record['rev'] === base + 1 || isAsBefore(record, before, Object.keys(before))
    }
    default:
      return true
  }
}

function isAsBefore(record: object, before: object, fields: readonly string[]): boolean {
  return fields.every((field) => same(Reflect.get(record, field), Reflect.get(before, field)))
}

type Move = Pick<Extract<DeskEdit, { what: 'move' }>, 'from' | 'to'>

/**
 * Whether a queued move still applies to an order that now has this status. A step forward never
 * becomes a step back, or vice versa.
 */
export function appliesTo({ from, to }: Move, status: string): boolean {
  return isLegalMove(status, to) && isStepBack(status, to) === isStepBack(from, to)
}

/**
 * Coalesces two edits of one record into one; undefined where both have to be sent, such as two
 * steps of an order. A step and its undo cancel out.
 */
export function mergedEdit(first: DeskEdit, second: DeskEdit): DeskEdit | undefined {
  if (subjectOf(first) !== subjectOf(second)) return undefined
  if (second.what === 'product') {
    const { deleted, ...fields } = second.changes
    if (first.what === 'product') {
      return { ...first, changes: { ...first.changes, ...second.changes } }
    }
    const whole = first.what === 'newProduct' && deleted === undefined
    return whole ? { ...first, fields: withChanges(first.fields, fields) } : undefined
  }
  if (second.what === 'dates' && first.what === 'dates') {
    const reason = second.reason ?? first.reason
    return { ...first, dates: second.dates, ...(reason !== undefined && { reason }) }
  }
  if (second.what === 'move' && first.what === 'move') {
    const isTakenBack = first.from === second.to && first.to === second.from
    return isTakenBack && isStepBack(second.from, second.to)
      ? { ...first, to: first.from }
      : undefined
  }
  if (second.what === 'measured' && first.what === 'measured') {
    const { measurements } = second
    return first.line === second.line ? { ...first, measurements } : undefined
  }
  if (second.what === 'shipping' && first.what === 'shipping')
    return { ...first, shipping: second.shipping }
  if (second.what === 'fitting' && first.what === 'fitting')
    return { ...first, fitting: second.fitting }
  if (second.what === 'shop' && first.what === 'shop') {
    return { ...first, changes: { ...first.changes, ...second.changes } }
  }
  const isState = second.what === 'request' || second.what === 'subscriber'
  return isState && first.what === second.what ? second : undefined
}

/** Whether an edit changes nothing, as after an unchanged form or an undone delete. */
export function isNoOp(edit: DeskEdit): boolean {
  switch (edit.what) {
    case 'product':
      return same(edit.before, withChanges(edit.before, edit.changes))
    case 'shop':
      return same(edit.before, { ...edit.before, ...edit.changes })
    case 'fitting':
      return edit.before !== undefined && same(edit.before, edit.fitting)
    case 'dates':
      return same(edit.before, edit.dates)
    case 'measured':
      return compareMeasurements(edit.before, edit.measurements.values).length === 0
    case 'shipping':
      return changedShippingFields(edit.before, edit.shipping).length === 0
    case 'move':
      return edit.from === edit.to
    default:
      return false
  }
}

/** Deep equality, ignoring key order, which JSON does not preserve here, and absent fields. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  const keys = Object.keys({ ...one, ...other })
  return keys.every((key) => same(Reflect.get(one, key), Reflect.get(other, key)))
}

/** The product with the changes applied. */
export function withChanges<Product extends ProductFields>(
  product: Product,
  changes: ProductChanges,
): Product {
  const { detail, ...others } = changes
  const next = { ...product, ...others }
  if (!('detail' in changes)) return next
  delete next.detail
  return detail ? { ...next, detail } : next
}
