import type { CorrectedShipping } from '#domain/orders/correctedShipping.ts'
import type { MeasuredPiece } from '#domain/orders/measuredPiece.ts'
import type { SentMove, SentOrder } from '#domain/orders/orderDraft.ts'
import {
  entryOf,
  type DeskEdit,
  type ProductEdit,
  type SentDates,
  type SentProducts,
} from '#domain/desk/deskEdit.ts'
import { parseFittingRecord } from '#domain/fittings/parseFitting.ts'
import type { SentFitting } from '#domain/fittings/sentFitting.ts'
import {
  fittingReplica,
  ledgerReplica,
  orderReplica,
  productReplica,
} from '#data/desk/replicas/replicas.ts'
import { saveRecords } from '#data/desk/replicas/replicaStore.ts'
import { parseOwnedShop, upsertShop } from '#data/desk/replicas/shopReplica.ts'
import type { Client } from '#data/server/pocketbase.ts'
import { parseOwnedProduct } from '#data/parse/parseOwnedProduct.ts'
import { parseOwnerOrder } from '#data/parse/parseOrder.ts'
import { parseOrderEvent } from '#data/parse/parseOrderEvent.ts'
import { isFields, type Parsed } from '#domain/base/parse.ts'
import { photoFile, type StoredPhotoChange } from './storedPhoto.ts'
import { withProgress, type OnProgress } from '#data/server/uploadProgress.ts'

/** A queued edit. `id` is the edit's id, and the new record's id when the edit creates one. */
export type QueuedEdit = { id: string; edit: DeskEdit; photo?: StoredPhotoChange }

/** Sends an edit to the server, which returns the updated record. */
export function executeEdit(
  pb: Client,
  { id, edit, photo }: QueuedEdit,
  onProgress?: OnProgress,
): Promise<unknown> {
  const file = photoFile(photo, id)
  switch (edit.what) {
    case 'newProduct': {
      const body = { id: edit.id, ...productBody(edit.fields), ...photoBody(file) }
      return pb.collection('products').create(body, withProgress(file, onProgress))
    }
    case 'product': {
      const body = { ...productBody(edit.changes), ...photoBody(file) }
      const options = { query: { base: edit.base }, ...withProgress(file, onProgress) }
      return pb.collection('products').update(edit.id, body, options)
    }
    case 'order': {
      const { shipping, ...rest } = edit.draft
      const order: SentOrder = { ...rest, ...shipping }
      return pb.collection('orders').create({ ...order, source: 'counter' })
    }
    case 'move': {
      const { to, base, note, day } = edit
      const body: SentMove = { status: to, rev: base, note, ...(day !== undefined && { day }) }
      return pb.collection('orders').update(edit.order, body)
    }
    case 'dates': {
      const body: SentDates = { ...edit.dates, rev: edit.base, reason: edit.reason ?? '' }
      return pb.send<unknown>(`/api/owner/orders/${edit.order}/dates`, { method: 'POST', body })
    }
    case 'measured': {
      const { line, before, measurements } = edit
      const body: MeasuredPiece = { line, before, measurements }
      return pb.send<unknown>(`/api/owner/orders/${edit.order}/measured`, { method: 'POST', body })
    }
    case 'shipping': {
      const { before, shipping } = edit
      const body: CorrectedShipping = { before, shipping }
      return pb.send<unknown>(`/api/owner/orders/${edit.order}/shipping`, { method: 'POST', body })
    }
    case 'entry': {
      const { order, entry, over } = edit
      const body = { id, order, actor: 'owner', ...entry, ...(over && { over }) }
      return pb.collection('order_events').create(body)
    }
    case 'claimRefused':
    case 'reminder':
    case 'note':
    case 'payment': {
      const { what: kind, ...facts } = edit
      // The server overwrites `actor` from the token, but the field is required.
      return pb.collection('order_events').create({ id, kind, actor: 'owner', ...facts })
    }
    case 'fitting': {
      const body: SentFitting = { ...edit.fitting, base: edit.base }
      return pb.send<unknown>(`/api/owner/fittings/${edit.id}`, { method: 'POST', body })
    }
    case 'shop':
      return pb.collection('shop').update(edit.id, edit.changes, { query: { base: edit.base } })
    case 'request':
      return pb.collection(edit.inbox).update(edit.id, { status: edit.status })
    case 'subscriber': {
      const body = { status: edit.active ? 'active' : 'stopped' }
      return pb.collection('subscribers').update(edit.id, body)
    }
    case 'many':
      return executeEdits(pb, edit.edits)
  }
}

/** Sends these edits as one request, which the server applies completely or not at all. */
function executeEdits(pb: Client, edits: readonly ProductEdit[]): Promise<unknown> {
  const changes = edits.map((edit) =>
    edit.what === 'product'
      ? { id: edit.id, base: edit.base, fields: productBody(edit.changes) }
      : { id: edit.id, fields: productBody(edit.fields) },
  )
  const body: SentProducts = { changes }
  return pb.send<unknown>('/api/owner/products', { method: 'POST', body })
}

/**
 * The new product was stored but the response was lost: update it to the edit's current content.
 */
export function retryCreate(
  pb: Client,
  { id, fields }: Extract<DeskEdit, { what: 'newProduct' }>,
  photo: StoredPhotoChange,
): Promise<unknown> {
  const body = { ...productBody(fields), ...photoBody(photoFile(photo, id)) }
  return pb.collection('products').update(id, body, { query: { base: 1 } })
}

type Kinds = readonly DeskEdit['what'][]

/** The edits that the server answers with the order. */
const ANSWERED_WITH_ORDER: Kinds = ['order', 'move', 'dates', 'measured', 'shipping']

/** The edits that the server answers with an event of the order. */
const ANSWERED_WITH_EVENT: Kinds = ['entry', 'claimRefused', 'reminder', 'note', 'payment']

/** Applies the server's record of the edited subject to its replica, or to this device's events. */
export function applyServerRecord(edit: DeskEdit, record: unknown): void {
  if (edit.what === 'newProduct' || edit.what === 'product') {
    putParsed(parseOwnedProduct(record), productReplica.upsert)
  }
  if (ANSWERED_WITH_ORDER.includes(edit.what)) {
    putParsed(parseOwnerOrder(record), orderReplica.upsert)
  }
  if (entryOf(edit)) putParsed(parseOrderEvent(record), ledgerReplica.upsert)
  if (ANSWERED_WITH_EVENT.includes(edit.what) && isRecord(record))
    void saveRecords('order_events', [record])
  if (edit.what === 'fitting') putParsed(parseFittingRecord(record), fittingReplica.upsert)
  if (edit.what === 'shop') putParsed(parseOwnedShop(record), upsertShop)
}

function isRecord(wire: unknown): wire is { id: string } {
  return isFields(wire) && typeof wire['id'] === 'string'
}

function putParsed<Value>(read: Parsed<Value>, upsert: (value: Value) => void): void {
  if (read.ok) upsert(read.value)
}

/** A product's fields as the server expects them: a missing detail is sent as `null`. */
export function productBody(fields: object): Record<string, unknown> {
  return 'detail' in fields ? { ...fields, detail: fields.detail ?? null } : { ...fields }
}

function photoBody(photo: File | null | undefined): { photo?: File | null } {
  return photo === undefined ? {} : { photo }
}
