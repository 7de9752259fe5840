import type { OutboxItem } from '#data/outbox/list.ts'
import { deferredOutbox } from '#data/sync/deferred.ts'
import { useLive } from '#ui/state/useLive.ts'

const NOTHING: OutboxItem[] = []

/** The outbox entries waiting to be sent; loads nothing on a device without local data. */
export function useWaiting(): OutboxItem[] {
  return useLive(deferredOutbox) ?? NOTHING
}
