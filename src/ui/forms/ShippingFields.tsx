import type { ChangeEvent, InputHTMLAttributes } from 'react'
import type { FieldProblems } from '#domain/base/problem.ts'
import { COUNTRY_CODES, offeredCode } from '#domain/orders/countries.ts'
import { asksForPin, isOptional, shipsAbroad, withCountry } from '#domain/orders/checkShipping.ts'
import { type Shipping, type ShippingField } from '#domain/orders/shipping.ts'
import { checkout, dialCode, fieldsAbroad, shippingFields as words } from '#copy/shop/checkout.ts'
import { CountryField } from './CountryField.tsx'
import { AreaField, Field, SelectField } from './Field.tsx'
import styles from './ShippingFields.module.css'
import { useOpenProblems } from './useOpenProblems.ts'

type ShippingFieldsProps = {
  shipping: Shipping
  problems: FieldProblems
  /** For an address of an account, which has its e-mail already. */
  withoutEmail?: boolean
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
  zipCode: {
    autoComplete: 'shipping postal-code',
    autoCapitalize: 'characters',
    enterKeyHint: 'done',
  },
} as const satisfies Partial<Record<ShippingField, Keyboard>>

/** The shipping address, each problem beside its field. */
export function ShippingFields({
  shipping,
  problems: refused,
  withoutEmail = false,
  onChange,
}: ShippingFieldsProps) {
  const problems = useOpenProblems(refused, shipping)
  const pin = asksForPin(shipping)
  const abroad = shipsAbroad(shipping)
  const ownCode = abroad && offeredCode(shipping.country) === undefined
  const bound = (name: ShippingField) => ({
    name,
    value: shipping[name],
    problem: problems[name],
    required: !isOptional(name, shipping),
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
      <div className={styles.pair}>
        <Field {...input('firstName')} />
        <Field {...input('lastName')} />
      </div>
      <div className={styles.halves}>
        {!withoutEmail && <Field {...input('email')} />}
        <CountryField
          {...bound('country')}
          onChange={(country) => onChange(withCountry(shipping, country))}
        />
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
        <Field {...input('phone')} {...(ownCode && { hint: fieldsAbroad.phoneHint })} />
      </div>
      <AreaField
        {...words.address}
        rows={2}
        autoComplete="shipping street-address"
        {...bound('address')}
      />
      <div className={`${styles.pair} ${styles.place}`}>
        <Field {...input('city')} />
        <Field {...input('state')} {...(abroad && fieldsAbroad.state)} />
        <Field
          {...input('zipCode')}
          {...(!pin && fieldsAbroad.zipCode)}
          problem={pin || problems.zipCode !== 'pinInvalid' ? problems.zipCode : undefined}
          {...(isOptional('zipCode', shipping) && { hint: checkout.optional })}
          inputMode={pin ? 'numeric' : 'text'}
        />
      </div>
    </div>
  )
}
