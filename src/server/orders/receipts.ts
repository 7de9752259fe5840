import { financialYear, receiptNumber } from '#domain/money/receiptNumber.ts'
import { selectNumber } from '#server/pocketbase/queries.ts'

/**
 * The next receipt number of this financial year. Only inside the transaction that stores the
 * receipt: the counter then moves if and only if it is stored, so the numbers have no gap.
 */
export function nextReceiptNumber(tx: CoreApp): string {
  const year = financialYear(Date.now())
  const name = `receipts-${year}`
  const id = $security.randomStringWithAlphabet(15, 'abcdefghijklmnopqrstuvwxyz')
  tx.db()
    .newQuery(
      `INSERT INTO counters (id, name, value) SELECT {:id}, {:name}, 0
       WHERE NOT EXISTS (SELECT 1 FROM counters WHERE name = {:name})`,
    )
    .bind({ id, name })
    .execute()
  const next = tx
    .db()
    .newQuery('UPDATE counters SET value = value + 1 WHERE name = {:name} RETURNING value')
    .bind({ name })
  return receiptNumber(year, selectNumber(next, 'value'))
}
