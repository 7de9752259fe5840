import { isCancellable, needsShopper, requeued } from '#domain/outbox/outbox.ts'
import { done, failed, type Result } from '#domain/base/problem.ts'
import { sendNow } from './queue.ts'
import { reassignTailoringRequest } from '#data/outbox/reassignTailoringRequest.ts'
import { isVisibleTo } from '#data/outbox/submittedBy.ts'
import { currentOwner } from '#data/auth/currentOwner.ts'
import { writeLocal } from '#data/storage/writeLocal.ts'

/** Cancels an entry, unless it may have arrived already. */
export async function cancelWaiting(id: string): Promise<Result<true>> {
  const cancelled = await writeLocal((db) =>
    db.transact([db.outbox, db.receipts], async () => {
      const row = await db.outbox.get(id)
      // It was delivered since it was shown as waiting.
      if (!row && (await db.receipts.get(id))) return failed('sentAlready')
      if (!row || !isVisibleTo(currentOwner(), row)) return failed('notFound')
      if (!isCancellable(row)) return failed('unreachable')
      await db.outbox.delete(id)
      return done<true>(true)
    }),
  )
  return cancelled.ok ? cancelled.value : cancelled
}

/** Confirms an entry that was set aside, and sends it; one that another tab is sending is left to it. */
export async function confirmWaiting(id: string): Promise<Result<true>> {
  const changed = await writeLocal((db) =>
    db.transact([db.outbox], async () => {
      const row = await db.outbox.get(id)
      if (!row || !isVisibleTo(currentOwner(), row)) return false
      if (needsShopper(row)) {
        await db.outbox.put(requeued(reassignTailoringRequest(row, currentOwner()), Date.now()))
      }
      return true
    }),
  )
  if (!changed.ok) return changed
  void sendNow()
  return changed.value ? done(true) : failed('notFound')
}
