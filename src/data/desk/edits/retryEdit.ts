import { rebased, type DeskEdit } from '#domain/desk/deskEdit.ts'
import { isDroppable, requeued } from '#domain/outbox/outbox.ts'
import { done, failed, type Result } from '#domain/base/problem.ts'
import { queuedEditOf, queueOf } from './editQueue.ts'
import { flushOutbox } from '#data/outbox/sending/queue.ts'
import type { Database } from '#data/storage/database.ts'
import type { OutboxRow } from '#data/storage/rows.ts'
import { writeLocal } from '#data/storage/writeLocal.ts'

/**
 * Discards edits that the server cannot have or that wait for the owner, and sends what waited behind
 * them; returns how many.
 * Pass all edits of one subject together, oldest first: later ones build on the first, and none is
 * discarded once that is on its way.
 */
export async function discardEdits(ids: readonly string[]): Promise<Result<number>> {
  const discarded = await writeLocal((db) =>
    db.transact([db.outbox], async () => {
      const rows = await db.outbox.bulkGet([...ids])
      const free = rows.flatMap((row) => (row && isDroppable(row) ? [row] : []))
      if (free[0]?.id !== ids[0]) return 0
      await db.outbox.bulkDelete(free.map(({ id }) => id))
      for (const row of free.reverse()) await rebaseBehind(db, row)
      return free.length
    }),
  )
  void flushOutbox()
  return discarded
}

/** Rebases the edits queued behind a discarded one onto the discarded edit's own base revision. */
async function rebaseBehind(db: Database, gone: OutboxRow): Promise<void> {
  const before = queuedEditOf(gone)?.edit
  if (!before || !('base' in before)) return
  for (const row of await queueOf(db, gone.owner)) {
    const queued = queuedEditOf(row)
    if (row.subject !== gone.subject || row.order < gone.order || !queued) continue
    await db.outbox.put({ ...row, payload: { ...queued, edit: rebased(queued.edit, before.base) } })
  }
}

/** Retries an edit that was set aside, unchanged or replaced by `edit`, with its photo or without. */
export async function retryEdit(
  id: string,
  edit?: DeskEdit,
  keepsPhoto = true,
): Promise<Result<void>> {
  const put = await writeLocal((db) =>
    db.transact([db.outbox], async () => {
      const row = await db.outbox.get(id)
      const queued = row && queuedEditOf(row)
      if (!row || !queued || row.status === 'sending') return false
      const photo = keepsPhoto ? queued.photo : undefined
      const payload = { edit: edit ?? queued.edit, photo }
      await db.outbox.put({ ...requeued(row, Date.now()), payload })
      return true
    }),
  )
  if (!put.ok) return put
  void flushOutbox()
  return put.value ? done(undefined) : failed('notFound')
}
