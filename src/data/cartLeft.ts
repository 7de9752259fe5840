import type { Database } from './database.ts'
import type { OutboxRow } from './rows.ts'

/** Takes out of the cart what has left the shopper's hands with an order. */
export async function takeFromCart(db: Database, row: OutboxRow): Promise<void> {
  if (row.cartLines.length > 0) await db.cart.bulkDelete(row.cartLines)
}
