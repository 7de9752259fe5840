import { useId, type ReactNode } from 'react'
import { PAYMENT_METHOD } from '#domain/orders/order.ts'
import { problemMessages } from '#copy/base/notices.ts'
import { checkout as words, whatsapp } from '#copy/shop/checkout.ts'
import styles from './payment.module.css'

type PaymentMethodProps = {
  chosen: typeof PAYMENT_METHOD | ''
  /** Whether the order was refused because no method was chosen. */
  isMissing: boolean
  onChoose: (method: typeof PAYMENT_METHOD) => void
  children: ReactNode
}

/** The choice of payment method; its details show once chosen. */
export function PaymentMethod({ chosen, isMissing, onChoose, children }: PaymentMethodProps) {
  const problem = useId()
  return (
    <fieldset className={`stack ${styles.payment}`}>
      <legend>
        <h2>{words.payment}</h2>
      </legend>
      <label className={styles.method}>
        <input
          type="radio"
          name="paymentMethod"
          value={PAYMENT_METHOD}
          checked={chosen === PAYMENT_METHOD}
          required
          {...(isMissing && { 'aria-invalid': true, 'aria-describedby': problem })}
          onChange={() => onChoose(PAYMENT_METHOD)}
        />
        {whatsapp.method}
      </label>
      {isMissing && (
        <p className="problem" id={problem}>
          {problemMessages.paymentMethodMissing}
        </p>
      )}
      <p className="hint">{whatsapp.explain}</p>
      {chosen === PAYMENT_METHOD && children}
    </fieldset>
  )
}
