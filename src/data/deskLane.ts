import { isNothing, mergedEdit, subjectOf } from '#domain/deskEdit.ts'
import type { DeskEdit } from '#domain/deskEdit.ts'
import type { Database } from './database.ts'
import type { Carried } from './deskCarry.ts'
import { putIntoOutbox } from './outboxPut.ts'
import { isFields } from './reading.ts'
import type { OutboxRow } from './rows.ts'
import { adminAuth } from './savedAuth.ts'

/** The id of the owner signed in, or empty. */
export function ownerId(): string {
  return adminAuth.current()?.id ?? ''
}

/** What of an owner waits, the oldest first. */
export async function laneOf(db: Database, owner: string): Promise<OutboxRow[]> {
  const rows = await db.outbox.where({ kind: 'desk' }).sortBy('order')
  return rows.filter((row) => row.owner === owner)
}

/** What a row carries. Rows are written by this version of the shop or an earlier one. */
export function carriedBy(row: OutboxRow): Carried | undefined {
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
 * Puts edits at the end of the lane, each into the one about the same thing where that still waits.
 * Inside a transaction: all of them or none.
 * @param uncertain whether the server may have them already: then nothing is merged into them.
 */
export async function putEdits(
  db: Database,
  owner: string,
  edits: readonly Carried[],
  uncertain: boolean,
): Promise<void> {
  const last = new Map((await laneOf(db, owner)).map((row) => [row.subject, row]))
  for (const carried of edits) {
    const subject = subjectOf(carried.edit)
    const before = last.get(subject)
    const merged = uncertain ? undefined : mergedRow(before, carried)
    if (merged === 'nothing') {
      if (before) await db.outbox.delete(before.id)
      last.delete(subject)
      continue
    }
    if (merged) await db.outbox.put(merged)
    last.set(subject, merged ?? (await added(db, owner, carried, uncertain)))
  }
}

async function added(
  db: Database,
  owner: string,
  { id, edit, photo }: Carried,
  uncertain: boolean,
): Promise<OutboxRow> {
  const what = { id, kind: 'desk', owner, subject: subjectOf(edit) } as const
  const row = await putIntoOutbox(db, { ...what, payload: { edit, photo } }, Date.now())
  if (!uncertain) return row
  await db.outbox.put({ ...row, uncertain })
  return { ...row, uncertain }
}

/** The row with an edit merged into it, `nothing` where that undoes it; undefined where it cannot. */
function mergedRow(row: OutboxRow | undefined, { edit, photo }: Carried) {
  const before = row && carriedBy(row)
  if (!before || row.status === 'sending' || row.uncertain) return undefined
  const merged = mergedEdit(before.edit, edit)
  if (!merged) return undefined
  const payload = { edit: merged, photo: photo ?? before.photo }
  if (isNothing(merged) && payload.photo === undefined) return 'nothing'
  return { ...row, payload, edition: row.edition + 1, savedAt: Date.now() }
}
