import { useState } from 'react'
import type { OutboxItem } from '#data/outbox/list.ts'
import { deferredOutbox } from '#data/sync/deferred.ts'
import { actionRunning } from '#ui/forms/dirtyForms.ts'
import { useLive } from '#ui/state/useLive.ts'

const NOTHING: OutboxItem[] = []

/**
 * The outbox entries waiting to be sent; loads nothing on a device without local data. While an
 * action is running, the list is the one from before it, so it leaves out the entry being sent.
 */
export function useWaiting(): OutboxItem[] {
  const waiting = useLive(deferredOutbox) ?? NOTHING
  const isActing = useLive(actionRunning) ?? false
  const [settled, setSettled] = useState(waiting)
  if (!isActing && settled !== waiting) setSettled(waiting)
  return isActing ? settled : waiting
}
