import { cart } from '#copy/shop/cart.ts'
import { Link } from './Link.tsx'
import { paths } from '#ui/routing/paths.ts'

/** Links from an empty cart to the order that took its lines, if any. */
export function OrderInFlight({ order }: { order: { id: string; number: string } | undefined }) {
  if (!order) return null
  return (
    <p role="status">
      <Link to={paths.order(order.id)}>{cart.ordered(order.number)}</Link>
    </p>
  )
}
