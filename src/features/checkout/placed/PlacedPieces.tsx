import type { Order } from '#domain/orders/order.ts'
import { checkout as words } from '#copy/shop/checkout.ts'
import { Totals } from '#ui/parts/Totals.tsx'
import styles from '#features/checkout/checkout.module.css'
import { SummaryLine } from '#features/checkout/SummaryLine.tsx'

/** What was ordered, as the server has it. */
export function PlacedPieces({ order }: { order: Order }) {
  return (
    <section className={styles.aside} aria-labelledby="placed-pieces">
      <h2 id="placed-pieces">{words.summary}</h2>
      <ul className={styles.lines}>
        {order.lines.map((line, place) => (
          <SummaryLine key={place} name={line.name} line={line} />
        ))}
      </ul>
      <Totals total={order.total} />
    </section>
  )
}
