import { isNoOp, mergedEdit, subjectOf } from '#domain/desk/deskEdit.ts'
import type { DeskEdit } from '#domain/desk/deskEdit.ts'
import type { Database } from '#data/storage/database.ts'
import type { QueuedEdit } from './executeEdit.ts'
import { newRecordId } from '#data/live/newRecordId.ts'
import { addEntry } from '#data/outbox/enqueue.ts'
import { isFields } from '#data/parse/parse.ts'
import type { OutboxRow } from '#data/storage/rows.ts'
import { adminAuth } from '#data/server/savedAuth.ts'

/** The id of the owner signed in, or empty. */
export function ownerId(): string {
  return adminAuth.current()?.id ?? ''
}

/** The id of an edit; one that makes a record has the record's own. */
export function idFor(edit: DeskEdit): string {
  return edit.what === 'newProduct' || edit.what === 'order' ? subjectOf(edit) : newRecordId()
}

/** What of an owner waits, the oldest first. */
export async function queueOf(db: Database, owner: string): Promise<OutboxRow[]> {
  const rows = await db.outbox.where({ kind: 'desk' }).sortBy('order')
  return rows.filter((row) => row.owner === owner)
}

/** What a row carries. Rows are written by this version of the shop or an earlier one. */
export function queuedEditOf(row: OutboxRow): QueuedEdit | undefined {
  const { payload } = row
  if (!isFields(payload) || !isEdit(payload['edit'])) return undefined
  const photo = payload['photo']
  const sound = photo === 'none' || photo instanceof Blob
  return { id: row.id, edit: payload['edit'], ...(sound && { photo }) }
}

function isEdit(wire: unknown): wire is DeskEdit {
  return isFields(wire) && typeof wire['what'] === 'string'
}

/**
 * Puts an edit at the end of the lane, or into the one about the same thing that is the last and
 * still waits. What makes a record and is there already stays as it is. Inside a transaction.
 * @returns the row that now holds it; `undone` where it undoes what waited
 */
export async function enqueueEdit(
  db: Database,
  owner: string,
  carried: QueuedEdit,
): Promise<OutboxRow | 'undone'> {
  const { id, edit, photo } = carried
  const subject = subjectOf(edit)
  const before = (await queueOf(db, owner)).findLast((row) => row.subject === subject)
  const merged = mergedRow(before, carried)
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

/** The row with an edit merged into it, `nothing` where that undoes it; undefined where it cannot. */
function mergedRow(row: OutboxRow | undefined, { edit, photo }: QueuedEdit) {
  const before = row && queuedEditOf(row)
  if (!before || row.status === 'sending' || row.uncertain) return undefined
  const merged = mergedEdit(before.edit, edit)
  if (!merged) return undefined
  const payload = { edit: merged, photo: photo ?? before.photo }
  if (isNoOp(merged) && payload.photo === undefined) return 'nothing'
  return { ...row, payload, edition: row.edition + 1, savedAt: Date.now() }
}
