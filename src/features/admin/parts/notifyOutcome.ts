import type { Kept } from '#data/desk/products.ts'
import { desk } from '#copy/desk/desk.ts'
import { notify } from '#ui/notices/notify.ts'

/** Notifies about the outcome of an edit: `sent`'s text, saved for later, or unchanged. */
export function notifyOutcome(outcome: Kept, sent: string): void {
  const words: Record<Kept, string> = { sent, saved: desk.saved, unchanged: desk.unchanged }
  notify(words[outcome])
}
