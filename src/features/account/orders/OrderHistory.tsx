import type { DateChange, OrderEvent } from '#domain/orders/orderEvent.ts'
import { statusCopy } from '#copy/shop/orders.ts'
import { dateChangeSentence } from '#copy/shop/promise.ts'
import { happenedText } from '#ui/parts/day.ts'
import { DatedEntry } from './DatedEntry.tsx'
import styles from './orders.module.css'

export type ShownEvent = Extract<OrderEvent, { kind: 'status' | DateChange['kind'] }>

/** Whether an event is a status change, or a change of a day that was promised before. */
export function isInHistory(event: OrderEvent): event is ShownEvent {
  return event.kind === 'status' || (isDateChange(event) && event.from !== '')
}

/** What has happened to an order, the newest first, with the reasons of moved days. */
export function OrderHistory({ events }: { events: readonly ShownEvent[] }) {
  return (
    <ol className={styles.entries}>
      {events.map((event) => (
        <DatedEntry key={event.id} what={sentenceOf(event)} when={happenedText(event)}>
          {isDateChange(event) && event.note}
        </DatedEntry>
      ))}
    </ol>
  )
}

function isDateChange(event: OrderEvent): event is OrderEvent & DateChange {
  return event.kind === 'trialDate' || event.kind === 'dueDate'
}

function sentenceOf(event: ShownEvent): string {
  return isDateChange(event) ? dateChangeSentence(event) : statusCopy(event.to).label
}
