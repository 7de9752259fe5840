import { isNoOp, mergedEdit, subjectOf, type DeskEdit } from '#domain/desk/deskEdit.ts'
import type { Database } from '#data/storage/database.ts'
import type { QueuedEdit } from './executeEdit.ts'
import { needsShopper, requeued } from '#domain/outbox/outbox.ts'
import { newRecordId } from '#data/live/newRecordId.ts'
import { addEntry } from '#data/outbox/enqueue.ts'
import { isFields } from '#domain/base/parse.ts'
import type { OutboxRow } from '#data/storage/rows.ts'
import { parseStoredPhoto } from './storedPhoto.ts'
import { adminAuth } from '#data/auth/savedAuth.ts'

/** The id of the owner signed in, or empty. */
export function ownerId(): string {
  return adminAuth.current()?.id ?? ''
}

/** The id of an edit; an edit that creates a record has the record's id. */
export function editIdFor(edit: DeskEdit): string {
  return edit.what === 'newProduct' || edit.what === 'order' ? subjectOf(edit) : newRecordId()
}

/** An owner's queued edits, oldest first. */
export async function queueOf(db: Database, owner: string): Promise<OutboxRow[]> {
  const rows = await db.outbox.where({ kind: 'desk' }).sortBy('order')
  return rows.filter((row) => row.owner === owner)
}

/** The edit in a row, which an earlier version of the shop may have written. */
export function queuedEditOf(row: OutboxRow): QueuedEdit | undefined {
  const { payload } = row
  if (!isFields(payload) || !isEdit(payload['edit'])) return undefined
  const photo = parseStoredPhoto(payload['photo'])
  return { id: row.id, edit: payload['edit'], ...(photo && { photo }) }
}

function isEdit(wire: unknown): wire is DeskEdit {
  return isFields(wire) && typeof wire['what'] === 'string'
}

/**
 * Adds an edit at the end of the lane, or merges it into the last one with the same subject if that
 * is still waiting. An existing row that creates a record is left alone. Call inside a transaction.
 * @returns the row that now holds it; `undone` when the two cancel out
 */
export async function enqueueEdit(
  db: Database,
  owner: string,
  queued: QueuedEdit,
): Promise<OutboxRow | 'undone'> {
  const { id, edit, photo } = queued
  const subject = subjectOf(edit)
  const before = (await queueOf(db, owner)).findLast((row) => row.subject === subject)
  const merged = mergedRow(before, queued)
  if (merged === 'nothing') {
    if (before) await db.outbox.delete(before.id)
    return 'undone'
  }
  if (merged) {
    await db.outbox.put(merged)
    return merged
  }
  const there = await db.outbox.get(id)
  const what = { id, kind: 'desk', owner, subject, payload: { edit, photo } } as const
  return there ?? addEntry(db, what, Date.now())
}

/**
 * The row with the edit merged in; `nothing` when the two cancel out, undefined when they cannot be
 * merged.
 */
function mergedRow(row: OutboxRow | undefined, { edit, photo }: QueuedEdit) {
  const before = row && queuedEditOf(row)
  if (!before || row.status === 'sending' || row.uncertain) return undefined
  const merged = mergedEdit(before.edit, edit)
  if (!merged) return undefined
  const payload = { edit: merged, photo: photo ?? before.photo }
  if (isNoOp(merged) && payload.photo === undefined) return 'nothing'
  const now = Date.now()
  const next = { ...row, payload, edition: row.edition + 1, savedAt: now }
  // What was refused may have been corrected. A newer version still has to be decided on.
  const isCorrection = needsShopper(row) && row.problem?.code !== 'newerVersion'
  return isCorrection ? requeued(next, now) : next
}
