import { useState } from 'react'
import { lineTotal, listTotal, type CartLine } from '#domain/cart/cart.ts'
import { lineOptions } from '#domain/cart/lineOptions.ts'
import { cart as words } from '#copy/shop/cart.ts'
import { chosenLook, lineMade } from '#copy/shop/lineOptions.ts'
import { common } from '#copy/base/frame.ts'
import { emptyStates } from '#copy/base/emptyStates.ts'
import { Button } from '#ui/parts/Button.tsx'
import { DiscountNote } from '#ui/parts/DiscountNote.tsx'
import { Link } from '#ui/parts/Link.tsx'
import { Picture } from '#ui/parts/Picture.tsx'
import { ReducedPrice } from '#ui/facts/ReducedPrice.tsx'
import { Price } from '#ui/parts/Price.tsx'
import { RequiredMeasurements } from '#ui/body/RequiredMeasurements.tsx'
import { paths } from '#ui/routing/paths.ts'
import styles from './cart.module.css'
import { EditLine } from './EditLine.tsx'
import { LineSet } from './LineSet.tsx'
import { Quantity } from './Quantity.tsx'

/** One cart line: the piece, its quantity, and the measurement set it is cut to. */
export function CartItem({ line, onRemove }: { line: CartLine; onRemove: () => void }) {
  const [editing, setEditing] = useState(false)
  const { title, category, measurements } = line
  const options = lineOptions(line)
  return (
    <li className={styles.item}>
      <div className={styles.picture}>
        {line.image === '' ? (
          <span className={styles.noPicture}>{emptyStates.picture}</span>
        ) : (
          <Picture source={line.image} alt="" sizes="min(8.25rem, 30vw)" />
        )}
      </div>
      <div className={styles.words}>
        <div className={styles.head}>
          <div>
            <h2 className={styles.title}>
              <Link to={paths.product(line.slug)}>{title}</Link>
            </h2>
            <p>{category}</p>
            <p>{lineMade(line)}</p>
          </div>
          <LinePrice line={line} />
        </div>
        {(options.fitType ?? options.color) !== undefined && <p>{chosenLook(options)}</p>}
        <DiscountNote discount={line.discount} />
        {line.requiredMeasurements.length > 0 && (
          <>
            <LineSet line={line} />
            <div className={styles.needed}>
              <span aria-hidden="true">{words.needed} </span>
              <RequiredMeasurements
                names={line.requiredMeasurements}
                values={measurements?.values}
              />
            </div>
          </>
        )}
      </div>
      <div className={styles.actions}>
        <Quantity line={line} />
        <Button look="quiet" aria-label={words.editNamed(title)} onClick={() => setEditing(true)}>
          {common.edit}
        </Button>
        <Button look="quiet" aria-label={words.removeNamed(title)} onClick={onRemove}>
          {words.remove}
        </Button>
      </div>
      {editing && <EditLine line={line} onClose={() => setEditing(false)} />}
    </li>
  )
}

/** What the line costs, beside what it would cost without its offer. */
function LinePrice({ line }: { line: CartLine }) {
  return (
    <p className={styles.price}>
      {line.discount ? (
        <ReducedPrice full={listTotal(line)} reduced={lineTotal(line)} />
      ) : (
        <Price rupees={lineTotal(line)} charged />
      )}
      {line.quantity > 1 && (
        <small>
          <Price rupees={line.price} /> {words.each}
        </small>
      )}
    </p>
  )
}
