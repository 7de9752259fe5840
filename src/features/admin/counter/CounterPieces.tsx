import { MAX_QUANTITY } from '#domain/cart/cart.ts'
import { formatRupees } from '#domain/base/money.ts'
import type { OwnedProduct } from '#domain/products/ownedProduct.ts'
import { counterOrder } from '#copy/desk/adminOrders.ts'
import { Button } from '#ui/parts/Button.tsx'
import { SelectField } from '#ui/forms/Field.tsx'
import { NumberField } from '#features/admin/parts/NumberField.tsx'
import styles from '#features/admin/parts/parts.module.css'
import { CounterMeasurements } from './CounterMeasurements.tsx'
import { newPiece, type CounterPiece } from './counterPiece.ts'

type CounterPiecesProps = {
  products: readonly OwnedProduct[]
  pieces: readonly CounterPiece[]
  onChange: (pieces: CounterPiece[]) => void
}

/** The ordered pieces, each with its quantity and measurements. */
export function CounterPieces({ products, pieces, onChange }: CounterPiecesProps) {
  function add(id: string) {
    const product = products.find((known) => known.id === id)
    const unit = pieces.at(-1)?.measurements.unit ?? 'in'
    if (product) onChange([...pieces, newPiece(product, unit)])
  }
  function put(piece: CounterPiece) {
    onChange(pieces.map((known) => (known.key === piece.key ? piece : known)))
  }
  return (
    <section className="stack" aria-label={counterOrder.piece}>
      {pieces.map((piece) => (
        <PieceCard
          key={piece.key}
          piece={piece}
          onChange={put}
          onRemove={() => onChange(pieces.filter(({ key }) => key !== piece.key))}
        />
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

type PieceCardProps = {
  piece: CounterPiece
  onChange: (piece: CounterPiece) => void
  onRemove: () => void
}

function PieceCard({ piece, onChange, onRemove }: PieceCardProps) {
  const { line, measurements } = piece
  return (
    <div className="card stack" role="group" aria-label={line.name}>
      <div className={styles.head}>
        <h2>{line.name}</h2>
        <span className="price">{formatRupees(line.price)}</span>
        <NumberField
          label={counterOrder.quantity}
          least={1}
          most={MAX_QUANTITY}
          value={line.quantity}
          onChange={(quantity) => onChange({ ...piece, line: { ...line, quantity } })}
        />
        <Button look="quiet" aria-label={counterOrder.removePiece(line.name)} onClick={onRemove}>
          {counterOrder.remove}
        </Button>
      </div>
      <CounterMeasurements
        draft={measurements}
        onChange={(next) => onChange({ ...piece, measurements: next })}
      />
    </div>
  )
}
