import type { OutboxKind } from '#domain/outbox/outbox.ts'
import { done, type Result } from '#domain/base/problem.ts'
import { newRecordId } from '#data/live/newRecordId.ts'
import { deliver } from './deliver.ts'
import { currentOwner } from '#data/auth/currentOwner.ts'
import { addEntry, type Submitted } from '#data/outbox/enqueue.ts'
import { writeLocal } from '#data/storage/writeLocal.ts'

/** Ids of refused forms by content, so that submitting the same form again reuses the id. */
const refusedIds = new Map<string, string>()

/** Enqueues a form and delivers it. A refused form is removed from the outbox. */
export async function enqueueAndDeliver(
  kind: OutboxKind,
  owner: string,
  payload: Record<string, unknown>,
): Promise<Result<Submitted>> {
  const content = JSON.stringify([kind, owner, payload])
  const id = refusedIds.get(content) ?? newRecordId()
  const row = { id, kind, owner, payload, by: currentOwner() }
  const put = await writeLocal((db) =>
    // On a new connection this may run again, after it was stored.
    db.transact(
      [db.outbox],
      async () => (await db.outbox.get(id)) ?? addEntry(db, row, Date.now()),
    ),
  )
  if (!put.ok) return put
  const delivery = await deliver(id, kind)
  if (delivery.ok) refusedIds.delete(content)
  else refusedIds.set(content, id)
  return delivery.ok ? done({ id, state: delivery.value }) : delivery
}

/** For a page that loads this file before it is needed. */
export { preloadDatabase } from '#data/storage/database.ts'
