import type { Shipping } from '#domain/orders/shipping.ts'
import { ownOrder as words } from '#copy/shop/ownOrder.ts'
import { ShippingLines } from '#ui/facts/ShippingLines.tsx'

/** The customer's address in an order. */
export function OrderAddress({ shipping }: { shipping: Shipping }) {
  return (
    <section className="stack" aria-labelledby="order-address">
      <h2 id="order-address">{words.address}</h2>
      <ShippingLines shipping={shipping} />
    </section>
  )
}
