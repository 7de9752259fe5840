import { placeLine, shippingPhoneText, type Shipping } from '#domain/orders/shipping.ts'
import { ownOrder as words } from '#copy/shop/ownOrder.ts'
import styles from './order.module.css'

/** Where the pieces go and how the house reaches the customer, without empty fields. */
export function OrderAddress({ shipping }: { shipping: Shipping }) {
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
    <section className="stack" aria-labelledby="order-address">
      <h2 id="order-address">{words.address}</h2>
      <address className={styles.address}>
        {lines.map((line, index) => (
          <span key={index}>{line}</span>
        ))}
      </address>
    </section>
  )
}
