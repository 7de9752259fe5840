import { liveOutbox } from '#data/outbox.ts'
import type { OutboxItem } from '#data/outbox.ts'
import { onceUsed } from '#data/used.ts'
import { useLive } from '#ui/useLive.ts'

const waiting = onceUsed(liveOutbox)
const NOTHING: OutboxItem[] = []

/** What waits on this device to be sent; a device that keeps nothing yet loads nothing for it. */
export function useWaiting(): OutboxItem[] {
  return useLive(waiting) ?? NOTHING
}
