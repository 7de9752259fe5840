import { useMemo } from 'react'
import { lineTotal } from '#domain/cart/cart.ts'
import { lineOptions } from '#domain/cart/lineOptions.ts'
import type { OrderLine } from '#domain/orders/order.ts'
import { liveProductById } from '#data/catalogue/catalogue.ts'
import { orders } from '#copy/shop/orders.ts'
import { optionsSentence, ownOrder as words } from '#copy/shop/ownOrder.ts'
import { DiscountNote } from '#ui/parts/DiscountNote.tsx'
import { Link } from '#ui/parts/Link.tsx'
import { Picture } from '#ui/parts/Picture.tsx'
import { Price } from '#ui/parts/Price.tsx'
import { paths } from '#ui/routing/paths.ts'
import { useCurrency } from '#ui/state/contexts.ts'
import { useLive } from '#ui/state/useLive.ts'
import list from '#features/account/orders/orders.module.css'
import styles from './order.module.css'

/** The ordered pieces: picture, options, person, what an offer took off, and what is charged. */
export function OrderPieces({ lines }: { lines: readonly OrderLine[] }) {
  return (
    <section className="stack" aria-labelledby="order-pieces">
      <h2 id="order-pieces">{words.pieces}</h2>
      <ul className={styles.pieces}>
        {lines.map((line, index) => (
          <Piece key={index} line={line} />
        ))}
      </ul>
    </section>
  )
}

function Piece({ line }: { line: OrderLine }) {
  const { format } = useCurrency()
  const { product: id, preferences } = line
  const { additionalRequests } = preferences
  // The picture is the catalogue's; the name, the options and the price are the order's own.
  const live = useMemo(() => liveProductById(id), [id])
  const product = useLive(live)?.product
  return (
    <li>
      <div className={styles.picture}>
        {product?.image && <Picture source={product.image} alt="" sizes="6rem" />}
      </div>
      <div>
        <div className={list.orderLine}>
          <h3>
            {line.quantity} x{' '}
            {product ? <Link to={paths.product(product.slug)}>{line.name}</Link> : line.name}
          </h3>
          <Price rupees={lineTotal(line)} charged />
        </div>
        <p className="hint">{optionsSentence(lineOptions(line))}</p>
        {line.measurements && (
          <p className="hint">{orders.measurements(line.measurements.setName)}</p>
        )}
        {additionalRequests !== '' && <p className={styles.prose}>{additionalRequests}</p>}
        {line.quantity > 1 && <p className="hint">{words.unit(format(line.price))}</p>}
        <DiscountNote discount={line.discount} />
      </div>
    </li>
  )
}
