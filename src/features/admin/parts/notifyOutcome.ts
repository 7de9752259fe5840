import type { EditState } from '#data/desk/products.ts'
import { desk } from '#copy/desk/desk.ts'
import { notify } from '#ui/notices/notify.ts'

/** Notifies about the outcome of an edit: the text in `sent`, saved for later, or unchanged. */
export function notifyOutcome(outcome: EditState, sent: string): void {
  const words: Record<EditState, string> = { sent, saved: desk.saved, unchanged: desk.unchanged }
  notify(words[outcome])
}
