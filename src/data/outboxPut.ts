import { enqueued } from '#domain/outbox.ts'
import type { OutboxEntry } from '#domain/outbox.ts'
import type { Database } from './database.ts'
import type { OutboxRow } from './rows.ts'

type What = Pick<OutboxEntry, 'id' | 'kind' | 'owner' | 'subject'> & {
  payload: unknown
  cartLines?: string[]
  by?: string
}

/** Puts something into the outbox, or new content into what waits there. Inside a transaction. */
export async function putIntoOutbox(db: Database, what: What, nowMs: number): Promise<OutboxRow> {
  const before = await db.outbox.get(what.id)
  const last = await db.outbox.orderBy('order').last()
  const entry = enqueued(what, (last?.order ?? 0) + 1, nowMs, before)
  const { payload, cartLines = [], by } = what
  const row = { ...entry, payload, cartLines, ...(by !== undefined && { by }) }
  await db.outbox.put(row)
  return row
}
