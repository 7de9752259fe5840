import type { OutboxItem } from '#data/outbox/list.ts'
import { deferredOutbox } from '#data/sync/deferred.ts'
import { useLive } from '#ui/state/useLive.ts'

const NOTHING: OutboxItem[] = []

/** What waits on this device to be sent; a device that keeps nothing yet loads nothing for it. */
export function useWaiting(): OutboxItem[] {
  return useLive(deferredOutbox) ?? NOTHING
}
