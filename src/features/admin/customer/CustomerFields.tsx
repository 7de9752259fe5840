import type { FieldProblems } from '#domain/base/problem.ts'
import { COUNTRY_CODES } from '#domain/orders/countries.ts'
import { isOptional } from '#domain/orders/checkShipping.ts'
import { SHIPPING_FIELDS, type Shipping, type ShippingField } from '#domain/orders/shipping.ts'
import { dialCode, shippingFields } from '#copy/shop/checkout.ts'
import { CountryField } from '#ui/forms/CountryField.tsx'
import { Field, SelectField } from '#ui/forms/Field.tsx'
import { useOpenProblems } from '#ui/forms/useOpenProblems.ts'
import styles from '#features/admin/parts/parts.module.css'
import own from './customer.module.css'

type CustomerFieldsProps = {
  shipping: Shipping
  problems: FieldProblems
  onChange: (shipping: Shipping) => void
}

/** Name, address and contact of a customer, without the hints and the autofill of the shop's own form. */
export function CustomerFields({ shipping, problems: refused, onChange }: CustomerFieldsProps) {
  const problems = useOpenProblems(refused, shipping)
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
    <div className={`${styles.shortFields} ${own.fields}`}>
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
  )
}
