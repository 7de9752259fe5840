import { useState } from 'react'
import { MAX_QUANTITY, orderableQuantity, type CartLine } from '#domain/cart/cart.ts'
import { setQuantity } from '#data/cart/editCart.ts'
import { cart as words } from '#copy/shop/cart.ts'
import { Icon } from '#ui/parts/Icon.tsx'
import styles from './cart.module.css'
import '#ui/styles/parts/iconButton.css'

/** A line's quantity, 1 to 99. Shows the requested value while it is still being stored. */
export function Quantity({ line }: { line: CartLine }) {
  const current = orderableQuantity(line.quantity)
  const [typed, setTyped] = useState<string>()
  if (typed === String(current)) setTyped(undefined)
  const requested = orderableQuantity(typed === undefined ? current : Number(typed))

  function change(text: string) {
    setTyped(text)
    const quantity = Number(text)
    if (Number.isInteger(quantity) && quantity >= 1) {
      void setQuantity(line.id, orderableQuantity(quantity))
    }
  }

  return (
    <div className={styles.quantity} role="group" aria-label={words.quantityOf(line.title)}>
      <button
        type="button"
        className="icon-button"
        aria-label={words.fewer(line.title)}
        disabled={requested <= 1}
        onClick={() => change(String(requested - 1))}
      >
        <Icon name="minus" />
      </button>
      <input
        type="number"
        inputMode="numeric"
        min={1}
        max={MAX_QUANTITY}
        aria-label={words.quantityOf(line.title)}
        value={typed ?? current}
        onChange={(event) => change(event.target.value)}
        onBlur={() => setTyped(undefined)}
      />
      <button
        type="button"
        className="icon-button"
        aria-label={words.more(line.title)}
        disabled={requested >= MAX_QUANTITY}
        onClick={() => change(String(requested + 1))}
      >
        <Icon name="plus" />
      </button>
    </div>
  )
}
