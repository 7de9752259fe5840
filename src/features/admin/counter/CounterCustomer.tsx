import type { FieldProblems } from '#domain/base/problem.ts'
import { COUNTRY_CODES } from '#domain/orders/countries.ts'
import { isOptional } from '#domain/orders/checkShipping.ts'
import { SHIPPING_FIELDS, type Shipping, type ShippingField } from '#domain/orders/shipping.ts'
import { placeInAddress } from '#domain/documents/placeInAddress.ts'
import type { Shop } from '#domain/shop/shop.ts'
import { counterOrder } from '#copy/desk/adminOrders.ts'
import { dialCode, shippingFields } from '#copy/shop/checkout.ts'
import { Button } from '#ui/parts/Button.tsx'
import { usePageData } from '#ui/state/contexts.ts'
import { CountryField } from '#ui/forms/CountryField.tsx'
import { Field, SelectField } from '#ui/forms/Field.tsx'
import { useOpenProblems } from '#ui/forms/useOpenProblems.ts'
import counter from './counter.module.css'
import { EarlierCustomer } from './EarlierCustomer.tsx'

type CounterCustomerProps = {
  shipping: Shipping
  problems: FieldProblems
  onChange: (shipping: Shipping) => void
}

/** The customer and the shipping address; for a pickup, the shop's own address is filled in. */
export function CounterCustomer({ shipping, problems: refused, onChange }: CounterCustomerProps) {
  const problems = useOpenProblems(refused, shipping)
  const { shop } = usePageData()
  const state = (name: ShippingField) => ({
    name,
    value: shipping[name],
    problem: problems[name],
    required: !isOptional(name, shipping),
  })
  const field = (name: ShippingField) => ({
    ...state(name),
    label: shippingFields[name].label,
    onChange: ({ target }: { target: { value: string } }) =>
      onChange({ ...shipping, [name]: target.value }),
  })
  return (
    <section className={`stack ${counter.part}`} aria-label={counterOrder.customer}>
      <div className="row">
        <h2 className={counter.heading}>{counterOrder.customer}</h2>
        <Button look="outline" onClick={() => onChange(pickedUp(shop, shipping))}>
          {counterOrder.pickup}
        </Button>
      </div>
      <EarlierCustomer onChoose={onChange} />
      <div className={counter.customer}>
        {SHIPPING_FIELDS.map((name) => {
          if (name === 'country') {
            return (
              <CountryField
                key={name}
                {...state(name)}
                onChange={(chosen) => onChange({ ...shipping, country: chosen })}
              />
            )
          }
          if (name === 'countryCode') {
            return (
              <SelectField key={name} {...field(name)}>
                {COUNTRY_CODES.map(({ code, country }) => (
                  <option key={code} value={code}>
                    {dialCode(code, country)}
                  </option>
                ))}
              </SelectField>
            )
          }
          return (
            <Field
              key={name}
              {...field(name)}
              {...(name === 'phone' && { inputMode: 'tel', type: 'tel' })}
              {...(name === 'email' && { type: 'email' })}
            />
          )
        })}
      </div>
    </section>
  )
}

/** Fills empty fields with the shop's address, since a pickup is not shipped. */
function pickedUp(shop: Shop, shipping: Shipping): Shipping {
  const house = { address: shop.address, email: shop.email, ...placeInAddress(shop.address) }
  const filled = { ...shipping }
  for (const [name, value] of Object.entries(house)) {
    const field = SHIPPING_FIELDS.find((known) => known === name)
    if (field && filled[field].trim() === '') filled[field] = value
  }
  return filled
}
