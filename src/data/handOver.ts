import type { OutboxKind } from '#domain/outbox.ts'
import { done } from '#domain/problem.ts'
import type { Result } from '#domain/problem.ts'
import { newRecordId } from './newRecordId.ts'
import { deliver } from './outbox.ts'
import { currentOwner } from './owner.ts'
import { addToOutbox } from './outboxPut.ts'
import { storing } from './storing.ts'
import type { Submitted } from './submit.ts'

/** Ids of forms that the shop refused, by their content: the same form again has the same id. */
const refusedIds = new Map<string, string>()

/** Puts a form into the outbox and says what came of it. A refused one is nowhere afterwards. */
export async function handOver(
  kind: OutboxKind,
  owner: string,
  payload: Record<string, unknown>,
): Promise<Result<Submitted>> {
  const content = JSON.stringify([kind, owner, payload])
  const id = refusedIds.get(content) ?? newRecordId()
  const row = { id, kind, owner, payload, by: currentOwner() }
  const put = await storing((db) =>
    db.transact([db.outbox], () => addToOutbox(db, row, Date.now())),
  )
  if (!put.ok) return put
  const ended = await deliver(id, kind)
  if (ended.ok) refusedIds.delete(content)
  else refusedIds.set(content, id)
  return ended.ok ? done({ id, state: ended.value }) : ended
}
