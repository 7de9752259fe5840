import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { lineTotal, MAX_QUANTITY } from '#domain/cart/cart.ts'
import { formatRupees } from '#domain/base/money.ts'
import type { OwnedProduct } from '#domain/products/ownedProduct.ts'
import { counterOrder } from '#copy/desk/adminOrders.ts'
import { Button } from '#ui/parts/Button.tsx'
import { SelectField } from '#ui/forms/Field.tsx'
import { NumberField } from '#features/admin/parts/NumberField.tsx'
import { ProductThumb } from '#features/admin/parts/ProductThumb.tsx'
import counter from './counter.module.css'
import { CounterChoices } from './CounterChoices.tsx'
import { CounterMeasurements } from './CounterMeasurements.tsx'
import {
  newPiece,
  ofOtherPieces,
  takingOver,
  type CounterPiece,
  type Known,
} from './counterPiece.ts'

type CounterPiecesProps = {
  products: readonly OwnedProduct[]
  pieces: readonly CounterPiece[]
  /** The measurements in the customer's earlier orders. */
  earlier: readonly Known[]
  onChange: (pieces: CounterPiece[]) => void
}

/** The ordered pieces, each with its quantity and measurements. */
export function CounterPieces({ products, pieces, earlier, onChange }: CounterPiecesProps) {
  const [added, setAdded] = useState<string>()

  function add(product: OwnedProduct) {
    const piece = newPiece(product, pieces.at(-1)?.measurements.unit ?? 'in')
    setAdded(piece.key)
    onChange([...pieces, piece])
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
          product={products.find(({ id }) => id === piece.line.product)}
          known={[...ofOtherPieces(pieces, piece), ...earlier]}
          isAdded={piece.key === added}
          onChange={put}
          onRemove={() => onChange(pieces.filter(({ key }) => key !== piece.key))}
        />
      ))}
      <PieceChoice products={products} onAdd={add} />
    </section>
  )
}

type PieceChoiceProps = {
  products: readonly OwnedProduct[]
  onAdd: (product: OwnedProduct) => void
}

/**
 * A choice from the open list is added at once. In the closed list each arrow key changes the
 * choice, so there Enter or the button adds it.
 */
function PieceChoice({ products, onAdd }: PieceChoiceProps) {
  const [chosen, setChosen] = useState<OwnedProduct>()
  const isWalking = useRef(false)

  function add(product: OwnedProduct) {
    setChosen(undefined)
    isWalking.current = false
    onAdd(product)
  }

  function choose(id: string) {
    const product = products.find((known) => known.id === id)
    if (product && !isWalking.current) add(product)
    else setChosen(product)
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Enter' && chosen) {
      event.preventDefault()
      return add(chosen)
    }
    isWalking.current = walks(event)
  }

  return (
    <>
      <SelectField
        label={counterOrder.addPiece}
        value={chosen?.id ?? ''}
        onKeyDown={press}
        onPointerDown={() => {
          isWalking.current = false
        }}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{counterOrder.choosePiece}</option>
        {products.map((product) => (
          <option key={product.id} value={product.id}>
            {product.name}, {formatRupees(product.price)}
          </option>
        ))}
      </SelectField>
      {chosen && (
        <div>
          <Button look="outline" onClick={() => add(chosen)}>
            {counterOrder.addChosen(chosen.name)}
          </Button>
        </div>
      )}
    </>
  )
}

/** Whether a key chooses from a closed list, rather than opening it. */
function walks({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey || key === ' ') return false
  return key.length === 1 || /^(Arrow|Page|Home$|End$)/.test(key)
}

type PieceCardProps = {
  piece: CounterPiece
  /** Omitted once it is no longer sold. */
  product: OwnedProduct | undefined
  known: readonly Known[]
  /** Whether it has just been added, and takes the focus. */
  isAdded: boolean
  onChange: (piece: CounterPiece) => void
  onRemove: () => void
}

function PieceCard({ piece, product, known, isAdded, onChange, onRemove }: PieceCardProps) {
  const { line, measurements } = piece
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAdded) card.current?.focus()
  }, [isAdded])
  return (
    <div
      ref={card}
      className={`card ${counter.card}`}
      role="group"
      aria-label={line.name}
      tabIndex={-1}
    >
      <div className={counter.piece}>
        {product && <ProductThumb product={product} />}
        <h2>{line.name}</h2>
        <NumberField
          label={counterOrder.quantity}
          least={1}
          most={MAX_QUANTITY}
          value={line.quantity}
          onChange={(quantity) => onChange({ ...piece, line: { ...line, quantity } })}
        />
        <span className={`price ${counter.sum}`}>{formatRupees(lineTotal(line))}</span>
        <Button look="quiet" aria-label={counterOrder.removePiece(line.name)} onClick={onRemove}>
          {counterOrder.remove}
        </Button>
      </div>
      <CounterChoices
        line={line}
        product={product}
        onChange={(next) => onChange({ ...piece, line: next })}
      />
      <CounterMeasurements
        draft={measurements}
        known={known}
        onTake={(taken) => onChange(takingOver(piece, taken))}
        onChange={(next) => onChange({ ...piece, measurements: next, takenFrom: '' })}
      />
    </div>
  )
}
