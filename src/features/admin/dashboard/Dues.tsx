import { useMemo } from 'react'
import { duesOf } from '#domain/desk/dues.ts'
import { formatPaise } from '#domain/money/paise.ts'
import { customerOf, type OwnerOrder } from '#domain/desk/ownerOrder.ts'
import { adminDues as words } from '#copy/desk/adminMoney.ts'
import { orderName } from '#copy/desk/desk.ts'
import { Link } from '#ui/parts/Link.tsx'
import { dayText } from '#ui/parts/day.ts'
import { paths } from '#ui/routing/paths.ts'
import styles from '#features/admin/parts/parts.module.css'

const MOST = 10

/** Who owes what, with what customers say to have paid first; nothing while nobody owes. */
export function Dues({ orders }: { orders: readonly OwnerOrder[] }) {
  const dues = useMemo(() => duesOf(orders), [orders])
  if (dues.length === 0) return null
  const sum = dues.reduce((total, { paise }) => total + paise, 0)
  return (
    <section className="card" aria-labelledby="dues">
      <h2 id="dues">{words.title}</h2>
      <p>{words.sum(formatPaise(sum), dues.length)}</p>
      <ul className={styles.list}>
        {dues.slice(0, MOST).map(({ order, paise }) => (
          <li key={order.id}>
            <Link className={styles.rowLink} to={paths.adminOrder(order.id)}>
              {words.row(formatPaise(paise), customerOf(order), orderName(order.number))}
            </Link>
            <small>{order.claim === '' ? words.since(dayText(order.created)) : words.claim}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}
