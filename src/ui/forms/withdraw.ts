import { notices } from '#ui/notices/notify.ts'

/** Dismisses a notice by `notify` once it is no longer true. */
export function withdraw(text: string): void {
  notices.current()?.dismissText(text)
}
