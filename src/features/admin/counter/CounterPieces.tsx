import { MAX_QUANTITY, orderableQuantity } from '#domain/orders/cart.ts'
import { formatRupees } from '#domain/base/money.ts'
import type { OrderLine } from '#domain/orders/order.ts'
import type { OwnedProduct } from '#domain/products/ownedProduct.ts'
import { counterOrder } from '#copy/desk/adminOrders.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Field, SelectField } from '#ui/forms/Field.tsx'
import styles from '#features/admin/parts/parts.module.css'
import { CounterMeasurements } from './CounterMeasurements.tsx'

type CounterPiecesProps = {
  products: readonly OwnedProduct[]
  lines: OrderLine[]
  lineOf: (product: OwnedProduct) => OrderLine
  onChange: (lines: OrderLine[]) => void
}

/** The ordered pieces, each with its quantity and measurements. */
export function CounterPieces({ products, lines, lineOf, onChange }: CounterPiecesProps) {
  function add(id: string) {
    const product = products.find((known) => known.id === id)
    if (product) onChange([...lines, lineOf(product)])
  }
  function put(at: number, line: OrderLine) {
    onChange(lines.map((known, index) => (index === at ? line : known)))
  }
  return (
    <section className="stack" aria-label={counterOrder.piece}>
      {lines.map((line, index) => (
        <div key={index} className="card stack">
          <div className={styles.head}>
            <h2>{line.name}</h2>
            <span className="price">{formatRupees(line.price)}</span>
            <Field
              label={counterOrder.quantity}
              type="number"
              min={1}
              max={MAX_QUANTITY}
              value={line.quantity}
              onChange={({ target }) =>
                put(index, { ...line, quantity: orderableQuantity(Number(target.value)) })
              }
            />
            <Button
              look="quiet"
              aria-label={counterOrder.removePiece(line.name)}
              onClick={() => onChange(lines.filter((_, at) => at !== index))}
            >
              {counterOrder.remove}
            </Button>
          </div>
          <CounterMeasurements line={line} onChange={(next) => put(index, next)} />
        </div>
      ))}
      <SelectField
        label={counterOrder.addPiece}
        value=""
        onChange={({ target }) => add(target.value)}
      >
        <option value="">{counterOrder.choosePiece}</option>
        {products.map((product) => (
          <option key={product.id} value={product.id}>
            {product.name}, {formatRupees(product.price)}
          </option>
        ))}
      </SelectField>
    </section>
  )
}
