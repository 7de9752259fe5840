import type { DateChange, OrderEvent } from '#domain/orders/orderEvent.ts'
import { orders } from '#copy/shop/orders.ts'
import { dateChangeSentence } from '#copy/shop/promise.ts'
import { happenedText } from '#ui/parts/day.ts'

type Shown = Extract<OrderEvent, { kind: 'status' | DateChange['kind'] }>

/** Whether an event is a status change, or a change of a day that was promised before. */
export function isInHistory(event: OrderEvent): event is Shown {
  return event.kind === 'status' || (isDateChange(event) && event.from !== '')
}

type OrderHistoryProps = { events: readonly Shown[]; className: string | undefined }

/** What has happened to an order, the newest first, with the reasons of moved days. */
export function OrderHistory({ events, className }: OrderHistoryProps) {
  return (
    <ol className={className}>
      {events.map((event) => (
        <li key={event.id}>
          {sentenceOf(event)}
          {isDateChange(event) && event.note !== '' && (
            <>
              . <small>{event.note}</small>
            </>
          )}
        </li>
      ))}
    </ol>
  )
}

function isDateChange(event: OrderEvent): event is OrderEvent & DateChange {
  return event.kind === 'trialDate' || event.kind === 'dueDate'
}

function sentenceOf(event: Shown): string {
  const when = happenedText(event)
  return isDateChange(event)
    ? `${dateChangeSentence(event)}, ${when}`
    : orders.moved(event.to, when)
}
