import { queuedEntry, type OutboxEntry } from '#domain/outbox/outbox.ts'
import type { Database } from '#data/storage/database.ts'
import type { OutboxRow } from '#data/storage/rows.ts'

/** `sent`: the server has it; `saved`: it waits on this device until the server can be reached. */
export type Submitted = { id: string; state: 'sent' | 'saved' }

type What = Pick<OutboxEntry, 'id' | 'kind' | 'owner' | 'subject'> &
  Pick<OutboxRow, 'payload' | 'lines' | 'by'>

/** Adds an entry to the outbox; throws if the id exists. Call inside a transaction. */
export async function addEntry(db: Database, what: What, nowMs: number): Promise<OutboxRow> {
  const row = await rowOf(db, what, nowMs)
  await db.outbox.add(row)
  return row
}

/**
 * Adds an entry to the outbox, replacing a waiting one with the same id. Call inside a transaction.
 */
export async function enqueue(db: Database, what: What, nowMs: number): Promise<void> {
  await db.outbox.put(await rowOf(db, what, nowMs, await db.outbox.get(what.id)))
}

async function rowOf(
  db: Database,
  what: What,
  nowMs: number,
  before?: OutboxRow,
): Promise<OutboxRow> {
  const last = await db.outbox.orderBy('order').last()
  const entry = queuedEntry(what, (last?.order ?? 0) + 1, nowMs, before)
  const { payload, lines, by } = what
  return {
    ...entry,
    payload,
    cartLines: [],
    ...(lines && { lines }),
    ...(by !== undefined && { by }),
  }
}
