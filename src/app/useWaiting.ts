import type { OutboxItem } from '#data/outboxList.ts'
import { quietOutbox } from '#data/quiet.ts'
import { useLive } from '#ui/useLive.ts'

const NOTHING: OutboxItem[] = []

/** What waits on this device to be sent; a device that keeps nothing yet loads nothing for it. */
export function useWaiting(): OutboxItem[] {
  return useLive(quietOutbox) ?? NOTHING
}
