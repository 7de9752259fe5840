import type { Database } from './database.ts'
import { deskCarrier } from './deskCarrier.ts'
import { readOrder } from './readOrder.ts'
import type { OutboxRow } from './rows.ts'
import { waitingOrder } from './waitingOrder.ts'

/**
 * What becomes of a row that has arrived: a receipt, so that it is never sent again and can be
 * shown, and for an order the order itself as the server knows it.
 */
export async function delivered(
  db: Database,
  row: OutboxRow,
  record: unknown,
  nowMs: number,
): Promise<void> {
  const { id, kind, owner } = row
  await db.outbox.delete(id)
  if (kind === 'desk') return deskCarrier()?.delivered(db, row, record)
  await db.receipts.put({ id, kind, owner, sentAt: nowMs })
  if (kind !== 'order') return
  const stored = readOrder(record)
  const order = stored.ok ? stored.value : waitingOrder(row)
  if (order) await db.orders.put({ ...order, owner })
}
