import { notices } from '#ui/notices/notify.ts'

/** Takes back what `notify` said, once it is true no longer. */
export function withdraw(text: string): void {
  notices.current()?.dismissText(text)
}
