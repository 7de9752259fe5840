import type { DeskEdit } from '#domain/desk/deskEdit.ts'
import { requeued } from '#domain/outbox/outbox.ts'
import { done, failed, type Result } from '#domain/base/problem.ts'
import { queuedEditOf } from './editQueue.ts'
import { flushOutbox } from '#data/outbox/sending/queue.ts'
import { writeLocal } from '#data/storage/writeLocal.ts'

/**
 * Discards edits that are not being sent, and sends what waited behind them. Pass all edits of one
 * subject together, as later ones build on earlier ones.
 */
export async function discardEdits(ids: readonly string[]): Promise<Result<void>> {
  const discarded = await writeLocal((db) =>
    db.transact([db.outbox], async () => {
      const rows = await db.outbox.bulkGet([...ids])
      const free = rows.filter((row) => row && row.status !== 'sending')
      await db.outbox.bulkDelete(free.flatMap((row) => (row ? [row.id] : [])))
    }),
  )
  void flushOutbox()
  return discarded
}

/** Retries an edit that was set aside, unchanged or replaced by `edit`. */
export async function retryEdit(id: string, edit?: DeskEdit): Promise<Result<void>> {
  const put = await writeLocal((db) =>
    db.transact([db.outbox], async () => {
      const row = await db.outbox.get(id)
      const queued = row && queuedEditOf(row)
      if (!row || !queued || row.status === 'sending') return false
      const { problem: _problem, lease: _lease, ...rest } = row
      const payload = { ...queued, edit: edit ?? queued.edit }
      await db.outbox.put({ ...rest, ...requeued(row, Date.now()), payload, uncertain: false })
      return true
    }),
  )
  if (!put.ok) return put
  void flushOutbox()
  return put.value ? done(undefined) : failed('notFound')
}
