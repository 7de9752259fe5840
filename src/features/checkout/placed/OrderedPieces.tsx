import type { Order } from '#domain/orders/order.ts'
import { liveProductById } from '#data/catalogue/catalogue.ts'
import { checkout } from '#copy/shop/checkout.ts'
import { Totals } from '#ui/facts/Totals.tsx'
import { PiecePicture } from '#ui/pictures/PiecePicture.tsx'
import { DueParts } from '#features/checkout/DueParts.tsx'
import { SummaryLine } from '#features/checkout/SummaryLine.tsx'
import shared from '#features/checkout/checkout.module.css'
import styles from './placed.module.css'
import '#ui/styles/parts/card.css'

/** What was ordered, as the server has it, or as this device is about to send it. */
export function OrderedPieces({ order }: { order: Order }) {
  return (
    <section
      className={`card stack ${shared.aside} ${styles.pieces}`}
      aria-labelledby="placed-pieces"
    >
      <h2 id="placed-pieces">{checkout.summary}</h2>
      <ul className={shared.lines}>
        {order.lines.map((line, place) => (
          <SummaryLine key={place} name={line.name} line={line}>
            <PiecePicture product={line.product} find={liveProductById} sizes="4rem" />
          </SummaryLine>
        ))}
      </ul>
      <Totals total={order.total} />
      {order.terms && <DueParts total={order.total} terms={order.terms} />}
    </section>
  )
}
