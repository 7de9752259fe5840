import type { FieldProblems } from '#domain/base/problem.ts'
import { SHIPPING_FIELDS, type Shipping } from '#domain/orders/shipping.ts'
import { placeInAddress } from '#domain/documents/placeInAddress.ts'
import type { Shop } from '#domain/shop/shop.ts'
import { counterOrder } from '#copy/desk/adminOrders.ts'
import { Button } from '#ui/parts/Button.tsx'
import { usePageData } from '#ui/state/contexts.ts'
import { CustomerFields } from '#features/admin/customer/CustomerFields.tsx'
import counter from './counter.module.css'
import { EarlierCustomer } from './EarlierCustomer.tsx'

type CounterCustomerProps = {
  shipping: Shipping
  problems: FieldProblems
  onChange: (shipping: Shipping) => void
}

/** The customer and the shipping address; for a pickup, the shop's own address is filled in. */
export function CounterCustomer({ shipping, problems, onChange }: CounterCustomerProps) {
  const { shop } = usePageData()
  return (
    <section className={`stack ${counter.part}`} aria-label={counterOrder.customer}>
      <div className="row">
        <h2 className={counter.heading}>{counterOrder.customer}</h2>
        <Button look="outline" onClick={() => onChange(pickedUp(shop, shipping))}>
          {counterOrder.pickup}
        </Button>
      </div>
      <EarlierCustomer onChoose={onChange} />
      <CustomerFields shipping={shipping} problems={problems} onChange={onChange} />
    </section>
  )
}

/** Fills empty fields with the shop's address, since a pickup is not shipped. */
function pickedUp(shop: Shop, shipping: Shipping): Shipping {
  const { street, ...place } = placeInAddress(shop.address)
  const house = { address: street || shop.address, email: shop.email, ...place }
  const filled = { ...shipping }
  for (const [name, value] of Object.entries(house)) {
    const field = SHIPPING_FIELDS.find((known) => known === name)
    if (field && filled[field].trim() === '') filled[field] = value
  }
  return filled
}
