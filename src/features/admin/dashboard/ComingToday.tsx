import { ownedFittings } from '#data/desk/fittings.ts'
import { deskFittings } from '#domain/desk/fittingWeek.ts'
import type { OwnerOrder } from '#domain/desk/ownerOrder.ts'
import { clockTime } from '#copy/base/day.ts'
import { fittingDesk as words } from '#copy/desk/adminFittings.ts'
import { fittingKinds } from '#copy/account/fittings.ts'
import styles from '#features/admin/parts/parts.module.css'
import { useRows } from '#features/admin/rows/useRows.ts'
import { usePageData } from '#ui/state/contexts.ts'
import { useToday } from '#ui/workroom/useToday.ts'
import { OrderLink } from '#features/admin/rows/OrderLink.tsx'

/** Today's fittings by time; renders nothing if the house takes no fittings. */
export function ComingToday({ orders }: { orders: readonly OwnerOrder[] }) {
  const today = useToday()
  const { fittings: settings } = usePageData().shop
  const coming = deskFittings(useRows(ownedFittings), orders)
    .filter(({ fitting }) => fitting.date === today)
    .sort((one, other) => (one.fitting.time < other.fitting.time ? -1 : 1))
  if (!settings && coming.length === 0) return null
  return (
    <section aria-labelledby="coming">
      <h2 id="coming">{words.today}</h2>
      {coming.length === 0 && <p>{words.noneToday}</p>}
      <ul className={styles.dues}>
        {coming.map(({ fitting, order }) => (
          <li key={fitting.id}>
            <OrderLink order={order} />
            <p className={styles.number}>{clockTime(fitting.time)}</p>
            <small>
              {fittingKinds[fitting.kind]}
              {fitting.place === 'home' && `, ${words.places.home.toLowerCase()}`},{' '}
              {words.states[fitting.status].toLowerCase()}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}
