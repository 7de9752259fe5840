import { useEffect, useState } from 'react'
import { latestEvents } from '#data/desk/orders.ts'
import type { OrderEvent } from '#domain/orders/orderEvent.ts'
import { customerOf, type OwnerOrder } from '#domain/desk/ownerOrder.ts'
import { adminDashboard } from '#copy/desk/admin.ts'
import { emptyStates } from '#copy/base/emptyStates.ts'
import { adminMoney } from '#copy/desk/adminMoney.ts'
import { isMoneyEvent, moneySentence } from '#copy/money/money.ts'
import { dateChangeSentence } from '#copy/shop/promise.ts'
import { statusCopy } from '#copy/shop/orders.ts'
import { UnbrokenNumber } from '#ui/documents/UnbrokenNumber.tsx'
import { Link } from '#ui/parts/Link.tsx'
import { paths } from '#ui/routing/paths.ts'
import styles from '#features/admin/parts/parts.module.css'
import { happenedText } from '#ui/parts/day.ts'

const SHOWN = 10

/** The latest activity, or the specification's sentence when there is none. */
export function RecentActivity({ orders }: { orders: readonly OwnerOrder[] }) {
  const [events, setEvents] = useState<OrderEvent[]>()
  useEffect(() => {
    let mounted = true
    void latestEvents(SHOWN).then((latest) => mounted && setEvents(latest))
    return () => {
      mounted = false
    }
  }, [orders])
  const byId = new Map(orders.map((order) => [order.id, order]))
  return (
    <section>
      <h2>{adminDashboard.recentActivity}</h2>
      {events?.length === 0 && <p>{emptyStates.activity}</p>}
      <ul className={styles.list}>
        {events?.map((event) => {
          const order = byId.get(event.order)
          return (
            order && (
              <li key={event.id}>
                <Link className={styles.rowLink} to={paths.adminOrder(order.id)}>
                  <UnbrokenNumber text={sentenceOf(event, order)} />
                </Link>
                <small>{happenedText(event)}</small>
              </li>
            )
          )
        })}
      </ul>
    </section>
  )
}

function sentenceOf(event: OrderEvent, order: OwnerOrder): string {
  const { number } = order
  if (event.kind === 'note') return adminDashboard.noted(number)
  if (event.kind === 'reminder') return adminDashboard.about(number, adminMoney.reminded)
  if (isMoneyEvent(event)) return adminDashboard.about(number, moneySentence(event))
  if (event.kind !== 'status') return adminDashboard.about(number, dateChangeSentence(event))
  if (event.to === 'placed') return adminDashboard.ordered(customerOf(order), number)
  return adminDashboard.moved(number, statusCopy(event.to).label)
}
