import { isLeased, isRefused, needsShopper, type OutboxKind } from '#domain/outbox/outbox.ts'
import { done, failed, type Result } from '#domain/base/problem.ts'
import { flushOutbox, runSafely } from './queue.ts'
import { isReachable } from '#data/server/reachability.ts'
import { restoreToCart } from '#data/outbox/orderRow.ts'
import { writeLocal } from '#data/storage/writeLocal.ts'

/** How long a user waits for another tab to finish its attempt. */
const PATIENCE_MS = 20_000

/** How often to check whether that tab has finished. */
const LOOK_AGAIN_MS = 250

/**
 * Sends an entry while the user waits. If the server cannot be reached, or may have stored it
 * without answering, it stays in the outbox (`saved`). If the server refuses, the result is the
 * problem and the entry is removed; an order's lines return to the cart.
 * @param promised - whether it was reported as saved before: it then stays in the outbox even when refused
 */
export async function deliver(
  id: string,
  kind: OutboxKind,
  promised = false,
): Promise<Result<'sent' | 'saved'>> {
  if (await isReachable()) await sendLaneNow(id, kind)
  void flushOutbox()
  const settled = await writeLocal((db) =>
    db.transact([db.outbox, db.receipts, db.cart, db.drafts], async () => {
      const row = await db.outbox.get(id)
      const refused = row && !promised && isRefused(row) ? row.problem : undefined
      if (row && refused) {
        await db.outbox.delete(id)
        if (kind === 'order') await restoreToCart(db, row)
      }
      return { row, refused, receipt: await db.receipts.get(id) }
    }),
  )
  if (!settled.ok) return settled
  const { row, refused, receipt } = settled.value
  if (refused) return { ok: false, problem: refused }
  // Neither waiting nor sent: another tab has cancelled it meanwhile.
  if (!row) return receipt ? done('sent') : failed('notFound')
  return done('saved')
}

/**
 * Sends an entry's lane until the entry has been attempted, by this run or by another that holds the
 * lease.
 */
async function sendLaneNow(id: string, kind: OutboxKind): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end;) {
    if ((await runSafely(kind)) === 'done') return
    const row = await writeLocal((db) => db.outbox.get(id))
    if (!row.ok || !row.value || needsShopper(row.value)) return
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
  }
}

/** Waits until the entry is not being sent, or for as long as a user waits for another tab. */
export async function attemptEnded(id: string): Promise<void> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end;) {
    const row = await writeLocal((db) => db.outbox.get(id))
    if (!row.ok || !row.value || !isLeased(row.value, Date.now())) return
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
  }
}
