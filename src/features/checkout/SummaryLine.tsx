import type { ReactNode } from 'react'
import { lineTotal } from '#domain/cart/cart.ts'
import type { OrderLine } from '#domain/orders/order.ts'
import { checkout as words } from '#copy/shop/checkout.ts'
import { lineMade } from '#copy/shop/lineOptions.ts'
import { orders } from '#copy/shop/orders.ts'
import { DiscountNote } from '#ui/parts/DiscountNote.tsx'
import { Price } from '#ui/parts/Price.tsx'
import styles from './checkout.module.css'

type SummaryLineProps = {
  name: string
  line: Pick<
    OrderLine,
    'quantity' | 'price' | 'discount' | 'material' | 'size' | 'preferences' | 'measurements'
  >
  /** The picture of the piece; none where there is none. */
  children: ReactNode
}

/** A line of an order summary: the piece, how it is made, for whom, its offer and its total. */
export function SummaryLine({ name, line, children }: SummaryLineProps) {
  return (
    <li>
      <span className={styles.linePicture}>{children}</span>
      <div>
        <div className={styles.lineHead}>
          <span>{words.line(line.quantity, name)}</span>
          <Price rupees={lineTotal(line)} charged />
        </div>
        <p className="hint">
          {lineMade(line)}
          {line.measurements && `, ${orders.measurements(line.measurements.setName)}`}
        </p>
        <DiscountNote discount={line.discount} />
      </div>
    </li>
  )
}
