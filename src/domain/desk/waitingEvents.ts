import type { OrderEvent } from '#domain/orders/orderEvent.ts'
import { entryOf } from './deskEdit.ts'
import { NOT_COMMITTED, type WaitingEdit } from './optimisticUpdates.ts'

/** The events of an order, followed by those of its queued edits. */
export function withWaitingEvents(
  order: string,
  events: readonly OrderEvent[],
  waiting: readonly WaitingEdit[],
): OrderEvent[] {
  const more = waiting.flatMap(({ id, edit, savedAt }): OrderEvent[] => {
    const shared = { id, order, actor: 'owner', note: '', seq: NOT_COMMITTED } as const
    const event = { ...shared, created: savedAt }
    if (edit.what === 'order' && edit.draft.id === order) {
      return [{ ...event, kind: 'status', from: '', to: 'placed' }]
    }
    if (!('order' in edit) || edit.order !== order) return []
    const { what } = edit
    if (what === 'move') {
      return [{ ...event, kind: 'status', from: edit.from, to: edit.to, note: edit.note }]
    }
    if (what === 'note') return [{ ...event, kind: 'note', note: edit.note }]
    if (what === 'reminder') return [{ ...event, kind: 'reminder' }]
    if (what === 'claimRefused')
      return [{ ...event, kind: 'claimRefused', paise: 0, reference: edit.reference }]
    if (what === 'dates') {
      return (['trialDate', 'dueDate'] as const).flatMap((kind) => {
        const [from, to] = [edit.before[kind], edit.dates[kind]]
        const change = { ...event, id: `${id}-${kind}`, kind, from, to, note: edit.reason ?? '' }
        return from === to ? [] : [change]
      })
    }
    const entry = entryOf(edit)
    return entry ? [{ ...event, ...entry, receipt: '' }] : []
  })
  const known = new Set(events.map(({ id }) => id))
  return [...events, ...more.filter(({ id }) => !known.has(id))]
}
