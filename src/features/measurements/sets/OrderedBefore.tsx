import type { MeasurementSet } from '#domain/measurements/measurementSet.ts'
import { liveOrders } from '#data/orders/orderList.ts'
import { measurementPage as words } from '#copy/measurements/measurementPage.ts'
import { Link } from '#ui/parts/Link.tsx'
import { paths } from '#ui/routing/paths.ts'
import { useLive } from '#ui/state/useLive.ts'
import { ordersBefore } from './ordersBefore.ts'

/** Names the orders that a change of measurements did not reach. */
export function OrderedBefore({ set }: { set: MeasurementSet }) {
  const orders = useLive(liveOrders) ?? []
  return ordersBefore(orders, set).map(({ id, number }) => (
    <p key={id} className="notice">
      {words.orderedBefore} <Link to={paths.ownOrder(id)}>{words.toOrder(number)}</Link>
    </p>
  ))
}
