import type { OutboxKind } from '#domain/outbox.ts'
import { done } from '#domain/problem.ts'
import type { Result } from '#domain/problem.ts'
import { newRecordId } from './newRecordId.ts'
import { deliver } from './outbox.ts'
import { currentOwner } from './owner.ts'
import { putIntoOutbox } from './outboxPut.ts'
import { storing } from './storing.ts'
import type { Submitted } from './submit.ts'

/** Puts a form into the outbox and says what came of it. */
export async function handOver(
  kind: OutboxKind,
  owner: string,
  payload: Record<string, unknown>,
): Promise<Result<Submitted>> {
  const id = newRecordId()
  const row = { id, kind, owner, payload, by: currentOwner() }
  const put = await storing((db) =>
    db.transact([db.outbox], () => putIntoOutbox(db, row, Date.now())),
  )
  if (!put.ok) return put
  const ended = await deliver(id, kind)
  return ended.ok ? done({ id, state: ended.value }) : ended
}
