import { useState } from 'react'
import { ownedProducts } from '#data/desk/products.ts'
import { lineTotal } from '#domain/cart/cart.ts'
import { formatRupees } from '#domain/base/money.ts'
import { lineOptions } from '#domain/cart/lineOptions.ts'
import type { OrderLine } from '#domain/orders/order.ts'
import { customerOf, isFinished, type OwnerOrder } from '#domain/desk/ownerOrder.ts'
import type { OwnedProduct } from '#domain/products/ownedProduct.ts'
import { allOptions } from '#copy/shop/lineOptions.ts'
import { clothSentence } from '#copy/desk/workCard.ts'
import { discountSentence } from '#copy/shop/offers.ts'
import { adminOrders } from '#copy/desk/adminOrders.ts'
import { orderName } from '#copy/desk/desk.ts'
import { Button } from '#ui/parts/Button.tsx'
import styles from '#features/admin/parts/parts.module.css'
import { MeasurePiece } from '#features/admin/measured/MeasurePiece.tsx'
import { ProductThumb } from '#features/admin/parts/ProductThumb.tsx'
import { useRows } from '#features/admin/rows/useRows.ts'
import { FrozenBody } from './FrozenBody.tsx'
import own from './orderLines.module.css'

/** Each piece with its options and its measurements at order time. */
export function OrderLines({ order }: { order: OwnerOrder }) {
  const products = useRows(ownedProducts)
  return (
    <ol className={styles.lines}>
      {order.lines.map((line, index) => (
        <Piece key={index} order={order} line={line} index={index} products={products} />
      ))}
    </ol>
  )
}

type PieceProps = {
  order: OwnerOrder
  line: OrderLine
  index: number
  products: readonly OwnedProduct[]
}

function Piece({ order, line, index, products }: PieceProps) {
  const { name, measurements } = line
  const product = products.find(({ id }) => id === line.product)
  const cloth = product && clothSentence(product, lineOptions(line).material)
  // Kept here: the form stays when another desk measures the piece meanwhile.
  const [isMeasuring, setMeasuring] = useState(false)
  const label = measurements ? adminOrders.measureAgain : adminOrders.measure
  const measure = !isFinished(order.status) && (
    <Button look="quiet" aria-label={`${label}: ${name}`} onClick={() => setMeasuring(true)}>
      {label}
    </Button>
  )
  return (
    <li className="card">
      <div className={own.piece}>
        <div>
          <h2>
            {line.quantity} x {name}
          </h2>
          <p>
            {line.category}
            <span className={styles.noPrint}>, {formatRupees(lineTotal(line))}</span>
          </p>
          {line.discount && <p className={styles.noPrint}>{discountSentence(line.discount)}</p>}
          <Wishes line={line} />
          {cloth && <p>{cloth}</p>}
        </div>
        {product && <ProductThumb product={product} />}
      </div>
      <h3>{adminOrders.measurements}</h3>
      {measurements ? (
        <FrozenBody
          measurements={measurements}
          needed={product?.measurements ?? []}
          customer={customerOf(order)}
          reference={`${orderName(order.number)}, ${name}`}
          date={order.created}
          actions={measure}
        />
      ) : (
        <div>
          <p className={styles.late}>{adminOrders.noMeasurements}</p>
          <div className={styles.noPrint}>{measure}</div>
        </div>
      )}
      {isMeasuring && (
        <MeasurePiece order={order} line={index} onClose={() => setMeasuring(false)} />
      )}
    </li>
  )
}

function Wishes({ line }: { line: OrderLine }) {
  const options = lineOptions(line)
  const { additionalRequests } = line.preferences
  return (
    <>
      <p>
        {allOptions(options)}{' '}
        {options.color !== undefined && isColor(options.color) && <Swatch color={options.color} />}
      </p>
      {additionalRequests && <p className={styles.prose}>{additionalRequests}</p>}
    </>
  )
}

function isColor(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text)
}

/** Shows the colour itself: a hex code means nothing at the cutting table. */
function Swatch({ color }: { color: string }) {
  return (
    <svg className={own.swatch} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      <rect width="1" height="1" fill={color} />
    </svg>
  )
}
