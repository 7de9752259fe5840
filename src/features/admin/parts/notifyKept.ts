import type { Kept } from '#data/desk/products.ts'
import { desk } from '#copy/desk/desk.ts'
import { notify } from '#ui/notices/notify.ts'

/** Says how far a change came: in the words of `sent`, or that it waits here, or that it was none. */
export function notifyKept(kept: Kept, sent: string): void {
  const words: Record<Kept, string> = { sent, saved: desk.saved, unchanged: desk.unchanged }
  notify(words[kept])
}
