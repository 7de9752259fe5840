import { placeLine, shippingPhoneText, type Shipping } from '#domain/orders/shipping.ts'
import styles from './ShippingLines.module.css'

/** Where the pieces go and how the house reaches the customer, without empty fields. */
export function ShippingLines({ shipping }: { shipping: Shipping }) {
  const { firstName, lastName, email, phone, address, country } = shipping
  const lines = [
    `${firstName} ${lastName}`.trim(),
    address,
    placeLine(shipping),
    country,
    phone.trim() && shippingPhoneText(shipping),
    email,
  ].filter((line) => line.trim() !== '')
  return (
    <address className={styles.lines}>
      {lines.map((line, index) => (
        <span key={index}>{line}</span>
      ))}
    </address>
  )
}
