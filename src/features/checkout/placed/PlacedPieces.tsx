import { lineTotal } from '#domain/orders/cart.ts'
import type { Order } from '#domain/orders/order.ts'
import { checkout as words } from '#copy/shop/checkout.ts'
import { lineMade } from '#copy/shop/lineOptions.ts'
import { orders } from '#copy/shop/orders.ts'
import { DiscountNote } from '#ui/parts/DiscountNote.tsx'
import { Price } from '#ui/parts/Price.tsx'
import { Totals } from '#ui/parts/Totals.tsx'
import styles from '#features/checkout/checkout.module.css'

/** What was ordered, as the server has it. */
export function PlacedPieces({ order }: { order: Order }) {
  return (
    <section className={styles.aside} aria-labelledby="placed-pieces">
      <h2 id="placed-pieces">{words.summary}</h2>
      <ul className={styles.lines}>
        {order.lines.map((line, place) => (
          <li key={place}>
            <div>
              {words.line(line.quantity, line.name)}
              <p className="hint">
                {lineMade(line)}
                {line.measurements && `, ${orders.measurements(line.measurements.setName)}`}
              </p>
              <DiscountNote discount={line.discount} />
            </div>
            <Price rupees={lineTotal(line)} charged />
          </li>
        ))}
      </ul>
      <Totals total={order.total} />
    </section>
  )
}
