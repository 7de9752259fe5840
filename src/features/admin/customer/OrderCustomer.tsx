import { isFinished, type OwnerOrder } from '#domain/desk/ownerOrder.ts'
import { placeLine, shippingPhone, shippingPhoneText } from '#domain/orders/shipping.ts'
import { isPickup } from '#domain/documents/placeInAddress.ts'
import { adminOrders } from '#copy/desk/adminOrders.ts'
import { usePageData } from '#ui/state/contexts.ts'
import styles from '#features/admin/parts/parts.module.css'
import { CorrectShipping } from './CorrectShipping.tsx'

/** The customer's contact details and shipping address; not on the printed work card. */
export function OrderCustomer({ order }: { order: OwnerOrder }) {
  const { shop } = usePageData()
  const { email, address, country } = order.shipping
  const phone = shippingPhone(order.shipping)
  const phoneText = shippingPhoneText(order.shipping)
  return (
    <section className={`stack ${styles.noPrint}`}>
      <h2>{adminOrders.customer}</h2>
      <div>
        <p>
          {phone === undefined ? (
            phoneText
          ) : (
            <a className={styles.textButton} href={`tel:${phone}`}>
              {phoneText}
            </a>
          )}
        </p>
        <p>
          <a className={styles.textButton} href={`mailto:${email}`}>
            {email}
          </a>
        </p>
      </div>
      <p>
        {isPickup(order.shipping, shop.address)
          ? adminOrders.pickup
          : `${adminOrders.shipping}: ${address}, ${placeLine(order.shipping)}, ${country}`}
      </p>
      {!isFinished(order.status) && <CorrectShipping order={order} />}
    </section>
  )
}
