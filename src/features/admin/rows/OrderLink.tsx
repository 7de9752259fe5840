import { customerOf, type OwnerOrder } from '#domain/desk/ownerOrder.ts'
import { orderName } from '#copy/desk/desk.ts'
import { Link } from '#ui/parts/Link.tsx'
import { paths } from '#ui/routing/paths.ts'
import styles from '#features/admin/parts/parts.module.css'

/** The customer's name, with the number of the order below. */
export function OrderLink({ order }: { order: OwnerOrder }) {
  return (
    <Link className={styles.rowLink} to={paths.adminOrder(order.id)}>
      <span>
        {customerOf(order)} <small className={styles.under}>{orderName(order.number)}</small>
      </span>
    </Link>
  )
}
