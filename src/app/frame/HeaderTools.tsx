import { header } from '#copy/base/frame.ts'
import { useCart } from '#ui/state/contexts.ts'
import { Icon } from '#ui/parts/Icon.tsx'
import { Link } from '#ui/parts/Link.tsx'
import { paths } from '#ui/routing/paths.ts'
import { Tooltip } from '#ui/notices/Tooltip.tsx'
import styles from './Header.module.css'
import { useWaiting } from '#app/notices/useWaiting.ts'

/** Links to the account and the cart, each with its count. */
export function HeaderTools() {
  const { count } = useCart()
  const waiting = useWaiting().length
  const account = header.accountWaiting(waiting)
  return (
    <>
      <Tooltip text={account} edge="end">
        <Link className={styles.tool} to={paths.login} aria-label={account}>
          <Icon name="person" />
          <Badge count={waiting} />
        </Link>
      </Tooltip>
      <Tooltip text={header.cart(count)} edge="end">
        <Link className={styles.tool} to={paths.cart} aria-label={header.cart(count)}>
          <Icon name="bag" />
          <Badge count={count} />
        </Link>
      </Tooltip>
    </>
  )
}

function Badge({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className={styles.badge} aria-hidden="true">
      {count}
    </span>
  )
}
