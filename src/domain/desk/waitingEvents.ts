import { shopDateOf } from '#domain/base/day.ts'
import type { OrderEvent } from '#domain/orders/orderEvent.ts'
import { entryOf } from './deskEdit.ts'
import { NOT_COMMITTED, type WaitingEdit } from './optimisticUpdates.ts'

/**
 * The events of an order, each once and oldest first, followed by those of its queued edits.
 * @param events from any source; of one that is listed twice, the last counts
 */
export function withWaitingEvents(
  order: string,
  events: readonly OrderEvent[],
  waiting: readonly WaitingEdit[],
): OrderEvent[] {
  const mine = events.filter((event) => event.order === order)
  const once = [...new Map(mine.map((event) => [event.id, event])).values()]
  const sorted = once.sort((one, other) => one.seq - other.seq)
  return withAllWaitingEvents(sorted, waiting).filter((event) => event.order === order)
}

/** The events of any orders, followed by those of the queued edits. */
export function withAllWaitingEvents(
  events: readonly OrderEvent[],
  waiting: readonly WaitingEdit[],
): readonly OrderEvent[] {
  const more = waiting.flatMap(eventsOf)
  if (more.length === 0) return events
  const known = new Set(events.map(({ id }) => id))
  return [...events, ...more.filter(({ id }) => !known.has(id))]
}

/** What the server will record about a queued edit. */
function eventsOf({ id, edit, savedAt }: WaitingEdit): OrderEvent[] {
  const day = shopDateOf(savedAt)
  const bare = { id, actor: 'owner', note: '', seq: NOT_COMMITTED, created: savedAt, day } as const
  if (edit.what === 'order')
    return [{ ...bare, order: edit.draft.id, kind: 'status', from: '', to: 'placed' }]
  if (!('order' in edit)) return []
  const { what } = edit
  const event = { ...bare, order: edit.order }
  if (what === 'move')
    return [
      {
        ...event,
        kind: 'status',
        from: edit.from,
        to: edit.to,
        note: edit.note,
        day: edit.day ?? day,
      },
    ]
  if (what === 'note') return [{ ...event, kind: 'note', note: edit.note }]
  if (what === 'reminder') return [{ ...event, kind: 'reminder' }]
  if (what === 'claimRefused')
    return [{ ...event, kind: 'claimRefused', paise: 0, reference: edit.reference }]
  if (what === 'dates') {
    return (['trialDate', 'dueDate'] as const).flatMap((kind) => {
      const from = edit.before[kind]
      const to = edit.dates[kind]
      const change = { ...event, id: `${id}-${kind}`, kind, from, to, note: edit.reason ?? '' }
      return from === to ? [] : [change]
    })
  }
  const entry = entryOf(edit)
  return entry ? [{ ...event, ...entry, day: entry.day ?? day, receipt: '' }] : []
}
