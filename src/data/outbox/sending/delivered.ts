import type { Database } from '#data/storage/database.ts'
import { editSender } from './editSender.ts'
import { submittedBy } from '#data/outbox/submittedBy.ts'
import { mailSettings } from '#data/mail/emailjs/mailSettings.ts'
import { mailsAbout } from '#data/mail/emailjs/mailsAbout.ts'
import { parseOrder } from '#data/parse/parseOrder.ts'
import type { OutboxRow, ReceiptRow } from '#data/storage/rows.ts'
import { fieldReader } from '#domain/base/parse.ts'
import { parseFittingPage } from '#domain/fittings/sentFitting.ts'
import { waitingOrder } from '#data/outbox/waitingOrder.ts'

/**
 * Records a delivery: a receipt, so that the entry is never sent again and can be shown as sent;
 * for an order, the order as the server stored it; and the mails about it, if this device sends
 * mails.
 */
export async function storeDelivered(
  db: Database,
  row: OutboxRow,
  record: unknown,
  nowMs: number,
): Promise<void> {
  const { id, kind, owner } = row
  await db.outbox.delete(id)
  const lines = row.lines?.map((line) => line.id)
  const receipt = { id, kind, owner: submittedBy(row), sentAt: nowMs }
  await db.receipts.put({ ...receipt, ...(lines && { lines }) })
  await forgetOldReceipts(db, nowMs)
  if (kind === 'desk') return editSender()?.delivered(db, row, record)
  if (kind === 'fitting') return storeFittingPage(db, row, record)
  const stored = parseOrder(record)
  const order = kind !== 'order' ? undefined : stored.ok ? stored.value : waitingOrder(row)
  if (order) await db.orders.put({ ...order, owner })
  if (mailSettings) await db.mails.bulkPut(await mailsAbout(db, row, order, nowMs))
}

/** Longer than a delivered entry is listed as sent. */
const RECEIPTS_KEPT_MS = 2 * 24 * 60 * 60 * 1000

let hasForgotten = false

/**
 * Deletes old receipts, once on each page. Those of orders stay: they tell a tab that still shows the
 * ordered lines which order has taken them.
 */
async function forgetOldReceipts(db: Database, nowMs: number): Promise<void> {
  if (hasForgotten) return
  hasForgotten = true
  const isOld = ({ kind, sentAt }: ReceiptRow) =>
    kind !== 'order' && sentAt < nowMs - RECEIPTS_KEPT_MS
  await db.receipts.filter(isOld).delete()
}

/** Stores the fittings that the server returned for a wish, if they can be parsed. */
async function storeFittingPage(db: Database, row: OutboxRow, record: unknown): Promise<void> {
  const token = fieldReader(row.payload).textOr('token', '')
  const page = parseFittingPage(record)
  if (page.ok && token !== '')
    await db.fittingPages.put({ ...page.value, token, owner: submittedBy(row) })
}
