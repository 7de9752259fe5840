import { financialYear, receiptNumber } from '#domain/money/receiptNumber.ts'
import { nextCount } from '#server/pocketbase/nextCount.ts'

/** The next receipt number of this financial year; only inside the transaction that stores it. */
export function nextReceiptNumber(tx: CoreApp): string {
  const year = financialYear(Date.now())
  return receiptNumber(year, nextCount(tx, `receipts-${year}`))
}
