import type { ChangeEvent, InputHTMLAttributes } from 'react'
import type { FieldProblems } from '#domain/base/problem.ts'
import {
  asksForPin,
  COUNTRY_CODES,
  type Shipping,
  type ShippingField,
} from '#domain/orders/shipping.ts'
import { dialCode, postalCodeLabel, shippingFields as words } from '#copy/shop/checkout.ts'
import { AreaField, Field, SelectField } from './Field.tsx'
import styles from './ShippingFields.module.css'

type ShippingFieldsProps = {
  shipping: Shipping
  problems: FieldProblems
  onChange: (shipping: Shipping) => void
}

type Keyboard = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'autoCapitalize' | 'enterKeyHint'
>

/** Autofill hints and on-screen keyboards. */
const KEYBOARDS = {
  firstName: { autoComplete: 'shipping given-name', autoCapitalize: 'words' },
  lastName: { autoComplete: 'shipping family-name', autoCapitalize: 'words' },
  email: { type: 'email', inputMode: 'email', autoComplete: 'shipping email' },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'shipping tel-national' },
  city: { autoComplete: 'shipping address-level2', autoCapitalize: 'words' },
  state: { autoComplete: 'shipping address-level1', autoCapitalize: 'words' },
  zipCode: { autoComplete: 'shipping postal-code', autoCapitalize: 'characters' },
  country: {
    autoComplete: 'shipping country-name',
    autoCapitalize: 'words',
    enterKeyHint: 'done',
  },
} as const satisfies Partial<Record<ShippingField, Keyboard>>

/** The shipping address (spec section 3), each problem beside its field. */
export function ShippingFields({ shipping, problems, onChange }: ShippingFieldsProps) {
  const pin = asksForPin(shipping)
  const bound = (name: ShippingField) => ({
    name,
    value: shipping[name],
    problem: problems[name],
    required: true,
    onChange: ({
      target,
    }: ChangeEvent<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>) =>
      onChange({ ...shipping, [name]: target.value }),
  })
  const input = (name: keyof typeof KEYBOARDS) => ({
    ...words[name],
    enterKeyHint: 'next' as const,
    ...KEYBOARDS[name],
    ...bound(name),
  })
  return (
    <div className={styles.fields}>
      <Field {...input('firstName')} />
      <Field {...input('lastName')} />
      <div className={styles.wide}>
        <Field {...input('email')} />
      </div>
      <div className={styles.phone}>
        <SelectField
          label={words.countryCode.label}
          autoComplete="shipping tel-country-code"
          {...bound('countryCode')}
        >
          {COUNTRY_CODES.map(({ code, country }) => (
            <option key={code} value={code}>
              {dialCode(code, country)}
            </option>
          ))}
        </SelectField>
        <Field {...input('phone')} />
      </div>
      <div className={styles.wide}>
        <AreaField
          {...words.address}
          rows={2}
          autoComplete="shipping street-address"
          {...bound('address')}
        />
      </div>
      <Field {...input('city')} />
      <Field {...input('state')} />
      <Field
        {...input('zipCode')}
        label={pin ? words.zipCode.label : postalCodeLabel}
        placeholder={pin ? words.zipCode.placeholder : ''}
        inputMode={pin ? 'numeric' : 'text'}
      />
      <Field {...input('country')} />
    </div>
  )
}
