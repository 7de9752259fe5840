import {
  rebased,
  same,
  startsFrom,
  type ProductEdit,
  type DeskEdit,
} from '#domain/desk/deskEdit.ts'
import { queuedEntry, needsShopper } from '#domain/outbox/outbox.ts'
import { inDatabase, type Database } from '#data/storage/database.ts'
import { awaitedEdit } from './awaitedEdits.ts'
import { SIGNED_OUT, type Attempt } from '#data/outbox/sending/editSender.ts'
import {
  executeEdit,
  retryCreate,
  applyServerRecord,
  productBody,
  type QueuedEdit,
} from './executeEdit.ts'
import { queuedEditOf, editIdFor, queueOf, ownerId } from './editQueue.ts'
import type { Failure } from '#data/server/failure.ts'
import { ask } from '#data/server/pocketbase.ts'
import type { OwnerOrder } from '#domain/desk/ownerOrder.ts'
import { parseOwnedProduct } from '#data/parse/parseOwnedProduct.ts'
import { parseOwnedShop } from '#data/desk/replicas/shopReplica.ts'
import { fieldReader, isFields } from '#domain/base/parse.ts'
import type { OutboxRow } from '#data/storage/rows.ts'
import type { StoredPhotoChange } from './storedPhoto.ts'
import { orSignedOut, toAttempt } from '#data/outbox/sending/send.ts'

/** Sends an edit. One that the server has already applied counts as sent. */
export async function sendEdit(row: OutboxRow): Promise<Attempt> {
  const queued = queuedEditOf(row)
  if (row.owner !== ownerId()) return SIGNED_OUT
  if (!queued) return stored(row, undefined)
  const { edit } = queued
  if (edit.what === 'many' && row.attempts > 1) return split(row, edit.edits)
  const screen = awaitedEdit(row.id) ?? {}
  let answer = await ask('admin', (pb) => executeEdit(pb, queued, screen.onProgress))
  if (!answer.ok && edit.what === 'newProduct' && isTaken(answer.problem)) {
    answer = await ask('admin', (pb) => retryCreate(pb, edit, queued.photo))
  }
  if (answer.ok) {
    applyServerRecord(edit, answer.value)
    screen.record = answer.value
    return stored(row, answer.value)
  }
  const newer = newerRecord(answer.problem)
  if (newer === undefined) return orSignedOut('admin', row, toAttempt(answer))
  applyServerRecord(edit, newer)
  screen.record = newer
  return isApplied(queued, newer) ? stored(row, newer) : toAttempt(answer)
}

/**
 * A batch whose first attempt got no response is split and retried one by one: the server may have
 * stored it, but can only recognise a single edit as applied.
 */
async function split(row: OutboxRow, edits: readonly ProductEdit[]): Promise<Attempt> {
  await inDatabase((db) =>
    db.transact([db.outbox], async () => {
      for (const [index, edit] of edits.entries()) {
        const what = {
          id: editIdFor(edit),
          kind: 'desk',
          owner: row.owner,
          subject: edit.id,
        } as const
        const place = row.order + (index + 1) / (edits.length + 1)
        const entry = { ...queuedEntry(what, place, Date.now()), uncertain: true }
        await db.outbox.put({ ...entry, payload: { edit }, cartLines: [] })
      }
      await db.outbox.delete(row.id)
    }),
  )
  return stored(row, undefined)
}

/**
 * Rebases the edits queued behind a delivered one on the revision that the server returned. One that
 * would overwrite what another desk has set keeps its base: the server refuses it, and the owner is
 * asked.
 */
export async function rebaseQueued(db: Database, row: OutboxRow, record: unknown): Promise<void> {
  const rev = fieldReader<OwnerOrder>(record).numberOr('rev', 0)
  if (rev === 0) return
  const lane = await queueOf(db, row.owner)
  for (const other of lane) {
    const queued = queuedEditOf(other)
    if (other.subject !== row.subject || needsShopper(other) || !queued) continue
    const { edit, photo } = queued
    if (!startsFrom(edit, readFor(edit, record), photo !== undefined)) continue
    await db.outbox.put({ ...other, payload: { ...queued, edit: rebased(edit, rev) } })
  }
}

/** The server's record as the desk reads it, to compare with what such an edit was made for. */
function readFor({ what }: DeskEdit, record: unknown): Record<string, unknown> {
  const product = what === 'product' ? parseOwnedProduct(record) : undefined
  if (product?.ok) return product.value
  const owned = what === 'shop' ? parseOwnedShop(record) : undefined
  if (owned?.ok) return { ...owned.value.shop, rev: owned.value.rev }
  // Orders of an older server have no days.
  return { trialDate: '', dueDate: '', ...(isFields(record) ? record : {}) }
}

/** The server's newer record, when it refused an edit of an older one. */
function newerRecord({ refusal }: Failure): unknown {
  return refusal?.code === 'newerVersion' ? refusal.record : undefined
}

function stored({ id }: OutboxRow, record: unknown): Attempt {
  return { outcome: { kind: 'stored', id }, record }
}

function isTaken({ refusal }: Failure): boolean {
  return refusal?.fieldCodes['id'] !== undefined
}

/** Whether the server's record already matches the edit, because an earlier response was lost. */
function isApplied({ id, edit, photo }: QueuedEdit, record: unknown): boolean {
  if (!isFields(record)) return false
  if (edit.what === 'move') return record['status'] === edit.to
  const wanted = wantedOf(edit)
  if (!wanted) return false
  if (photo !== undefined && !isStored(id, photo, record['photo'])) return false
  return Object.entries(wanted).every(([name, value]) => same(record[name], value))
}

/** Whether the record's file is the photo that this edit uploaded, and not another desk's. */
function isStored(id: string, photo: StoredPhotoChange, file: unknown): boolean {
  return photo === 'none' ? file === '' : typeof file === 'string' && file.startsWith(id)
}

function wantedOf(edit: DeskEdit): Record<string, unknown> | undefined {
  if (edit.what === 'product') return productBody(edit.changes)
  if (edit.what === 'fitting') return edit.fitting
  if (edit.what === 'dates') return edit.dates
  return edit.what === 'shop' ? edit.changes : undefined
}
