import { useState } from 'react'
import { liveOutboxAndSent, type OutboxAndSent, type OutboxItem } from '#data/outbox/list.ts'
import { useLive } from '#ui/state/useLive.ts'

/**
 * The waiting entries, and at their places those that were sent since the list was opened: nothing
 * below them moves while the shopper is about to tap it.
 */
export function useListedEntries(): readonly OutboxItem[] {
  const current = useLive(liveOutboxAndSent)
  const [seen, setSeen] = useState(current)
  const [listed, setListed] = useState<readonly OutboxItem[]>(current?.waiting ?? [])
  if (current === seen) return listed
  const next = current ? listedNext(listed, current) : []
  setSeen(current)
  setListed(next)
  return next
}

function listedNext(
  before: readonly OutboxItem[],
  { waiting, sent }: OutboxAndSent,
): readonly OutboxItem[] {
  const kept = before.flatMap((item) => {
    const now = waiting.find(({ id }) => id === item.id)
    return now ?? (sent.has(item.id) ? asSent(item) : [])
  })
  return [...kept, ...waiting.filter(({ id }) => before.every((item) => item.id !== id))]
}

function asSent({ id, kind, savedAt, ofGuest }: OutboxItem): OutboxItem {
  return { id, kind, savedAt, ofGuest, status: 'sent', cancellable: false }
}
