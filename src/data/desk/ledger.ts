import { withAllWaitingEvents } from '#domain/desk/waitingEvents.ts'
import type { SentEntry } from '#domain/money/sentEntry.ts'
import type { OrderEvent } from '#domain/orders/orderEvent.ts'
import { shopDate } from '#domain/base/day.ts'
import type { Result } from '#domain/base/problem.ts'
import { ledgerReplica, orderReplica } from '#data/desk/replicas/replicas.ts'
import { submitEdit, type EditRefusal, type SubmittedEdit } from '#data/desk/edits/submitEdit.ts'
import { withQueued } from '#data/desk/edits/queuedEdits.ts'
import { toEditState } from './orders.ts'
import type { EditState } from './products.ts'

/**
 * The entries of every order's ledger, and their moves to ready, with this device's queued edits on
 * top.
 */
export const ledgerEvents = {
  ...ledgerReplica,
  rows: withQueued<OrderEvent>(ledgerReplica.rows, withAllWaitingEvents),
}

/** Adds an entry to an order's ledger; `over` allows receiving more than the order costs. */
export async function addLedgerEntry(
  order: string,
  entry: SentEntry,
  over?: true,
): Promise<Result<EditState>> {
  return posted(await submitEdit({ what: 'entry', order, entry, ...(over && { over }) }))
}

/** Answers a claim that the money did not arrive. */
export async function refuseClaim(order: string, reference: string): Promise<Result<EditState>> {
  return posted(await submitEdit({ what: 'claimRefused', order, reference }))
}

/** Records that the customer was reminded of what is due; refused within a week of the last time. */
export async function recordReminder(order: string): Promise<Result<EditState>> {
  return posted(await submitEdit({ what: 'reminder', order, day: shopDate(Date.now()) }))
}

/** After an edit whose answer is an event, the order that it changed is fetched. */
function posted(result: Result<SubmittedEdit, EditRefusal>): Result<EditState> {
  if (result.ok && result.value.state === 'sent') void orderReplica.pull()
  return toEditState(result)
}
