import { useMemo, useState, type KeyboardEvent } from 'react'
import { ownerOrders } from '#data/desk/orders.ts'
import { earlierCustomers } from '#domain/desk/customers.ts'
import { customerOf } from '#domain/desk/ownerOrder.ts'
import { shippingPhoneText, type Shipping } from '#domain/orders/shipping.ts'
import { counterOrder } from '#copy/desk/adminOrders.ts'
import { Field } from '#ui/forms/Field.tsx'
import { shortDayText } from '#ui/parts/day.ts'
import styles from '#features/admin/parts/parts.module.css'
import { useRows } from '#features/admin/rows/useRows.ts'

const MOST = 5

/** Searches for a customer who has ordered before; choosing one fills in the address. */
export function EarlierCustomer({ onChoose }: { onChoose: (shipping: Shipping) => void }) {
  const orders = useRows(ownerOrders)
  const [typed, setTyped] = useState('')
  const found = useMemo(() => earlierCustomers(orders, typed, MOST), [orders, typed])
  const isNobody = typed.trim().length > 2 && found.length === 0

  function choose(shipping: Shipping) {
    setTyped('')
    onChoose(shipping)
  }

  /** Otherwise Enter would place the order. */
  function press(event: KeyboardEvent) {
    if (event.key !== 'Enter') return
    event.preventDefault()
    const [only, ...others] = found
    if (only && others.length === 0) choose(only.shipping)
  }

  if (orders.length === 0) return null
  return (
    <div>
      <Field
        label={counterOrder.earlier}
        type="search"
        autoComplete="off"
        value={typed}
        onKeyDown={press}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div role="status">{isNobody && <p className="hint">{counterOrder.nobody}</p>}</div>
      {found.length > 0 && (
        <ul className={styles.dues}>
          {found.map((order) => (
            <li key={order.id}>
              <button
                type="button"
                className={styles.textButton}
                onClick={() => choose(order.shipping)}
              >
                {customerOf(order)}
              </button>
              <small className={styles.number}>
                {shippingPhoneText(order.shipping)}, {shortDayText(order.created)}
              </small>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
