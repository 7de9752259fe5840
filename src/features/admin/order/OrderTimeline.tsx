import type { OrderEvent } from '#domain/orders/orderEvent.ts'
import { adminOrders } from '#copy/desk/adminOrders.ts'
import { adminMoney } from '#copy/desk/adminMoney.ts'
import { isMoneyEvent, moneySentence } from '#copy/money/money.ts'
import { dateChangeSentence } from '#copy/shop/promise.ts'
import { statusCopy } from '#copy/shop/orders.ts'
import styles from '#features/admin/parts/parts.module.css'
import { happenedText } from '#ui/parts/day.ts'

/** An order's events, oldest first, with who caused each. */
export function OrderTimeline({ events }: { events: readonly OrderEvent[] }) {
  return (
    <section className={`stack ${styles.noPrint}`}>
      <h2>{adminOrders.history}</h2>
      <ol className={styles.list}>
        {events
          .filter(({ kind }) => kind !== 'note')
          .map((event) => (
            <li key={event.id}>
              <span>
                {sentenceOf(event)}
                {event.note && (
                  <>
                    . <small>{event.note}</small>
                  </>
                )}
              </span>
              <small>
                {happenedText(event)}, {authorOf(event)}
              </small>
            </li>
          ))}
      </ol>
    </section>
  )
}

/** A customer places an order; the days that are promised with it are the house's. */
function authorOf({ kind, actor }: OrderEvent): string {
  const isPromise = kind === 'trialDate' || kind === 'dueDate'
  return isPromise && actor !== 'owner' ? adminOrders.withOrder : adminOrders.actors[actor]
}

function sentenceOf(event: OrderEvent): string {
  if (event.kind === 'status') return statusCopy(event.to).label
  if (event.kind === 'note') return event.note
  if (event.kind === 'reminder') return adminMoney.reminded
  if (isMoneyEvent(event)) return moneySentence(event)
  return dateChangeSentence(event)
}
