import { clearDraft, loadDraft, saveDraft } from '#data/local/drafts.ts'
import { isOrderKnown } from '#data/outbox/orderRow.ts'
import { ownerId } from '#data/desk/edits/editQueue.ts'
import { fieldReader } from '#domain/base/parse.ts'

const COUNTER = 'counter'

/**
 * The order that is being entered at the counter, as this device stores it: a tablet may drop the
 * page while the owner looks something up in another app. Undefined when there is none, or when it
 * has been placed.
 */
export async function loadCounterDraft(): Promise<unknown> {
  const draft = await loadDraft(COUNTER, ownerId())
  return (await isOrderKnown(fieldReader(draft).textOr('id', ''))) ? undefined : draft
}

/** Stores it: any structured-cloneable value with the order's `id`. */
export function saveCounterDraft(draft: { id: string }): Promise<void> {
  return saveDraft(COUNTER, draft, ownerId())
}

export function clearCounterDraft(): Promise<void> {
  return clearDraft(COUNTER, ownerId())
}
