import { customerOf, type OwnerOrder } from '#domain/desk/ownerOrder.ts'
import { adminOrders as words } from '#copy/desk/adminOrders.ts'
import { orderName } from '#copy/desk/desk.ts'
import { shortDayText } from '#ui/parts/day.ts'
import { usePageData } from '#ui/state/contexts.ts'
import styles from './order.module.css'

/** The header of the printed work card: the customer and the promised days. */
export function WorkCardHead({ order }: { order: OwnerOrder }) {
  const { shop } = usePageData()
  const { trialDate, dueDate, created } = order
  const days = [
    { name: words.trialDate, day: trialDate },
    { name: words.dueDate, day: dueDate },
    { name: words.columns.placed, day: created },
  ].filter(({ day }) => day !== '')
  return (
    <div className={styles.paperHead}>
      <div>
        <p>{shop.name}</p>
        <p className={styles.number}>{orderName(order.number)}</p>
        <p>{customerOf(order)}</p>
      </div>
      <dl className={styles.days}>
        {days.map(({ name, day }) => (
          <div key={name}>
            <dt className="label">{name}</dt>
            <dd>{shortDayText(day)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** The footer of the printed work card: a signature line for each person who works on it. */
export function WorkCardFoot() {
  return (
    <ul className={styles.paperFoot}>
      {words.signed.map((by) => (
        <li key={by} className="label">
          {by}
        </li>
      ))}
    </ul>
  )
}
