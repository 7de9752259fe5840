import type { OutboxKind } from '#domain/outbox.ts'
import { done } from '#domain/problem.ts'
import type { Result } from '#domain/problem.ts'
import { newRecordId } from './newRecordId.ts'
import { storing } from './storing.ts'

/** `sent` is with the shop; `saved` waits on this device until the shop can be reached. */
export type Submitted = { id: string; state: 'sent' | 'saved' }

/** Sends a form that somebody waits for, through the outbox. */
export async function submit(
  kind: OutboxKind,
  owner: string,
  payload: Record<string, unknown>,
): Promise<Result<Submitted>> {
  // Nobody needs the outbox to read a page.
  const { deliver, putIntoOutbox } = await import('./outbox.ts')
  const id = newRecordId()
  const put = await storing((db) =>
    db.transact([db.outbox], () => putIntoOutbox(db, { id, kind, owner, payload }, Date.now())),
  )
  if (!put.ok) return put
  const ended = await deliver(id, kind)
  return ended.ok ? done({ id, state: ended.value }) : ended
}
