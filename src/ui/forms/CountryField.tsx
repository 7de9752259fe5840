import { memo } from 'react'
import { countryNamed, countryNames } from '#domain/orders/countries.ts'
import type { ProblemCode } from '#domain/base/problem.ts'
import { chooseCountry, shippingFields } from '#copy/shop/checkout.ts'
import { SelectField } from './Field.tsx'

type CountryFieldProps = {
  name: string
  value: string
  required: boolean
  problem?: ProblemCode | undefined
  onChange: (country: string) => void
}

/**
 * The choice of a country, by its English name. A value that is not in the list, typed when this was
 * a text field, stays as an option of its own.
 */
export function CountryField({ value, onChange, ...field }: CountryFieldProps) {
  const listed = countryNamed(value)
  const shown = listed ?? value
  return (
    <SelectField
      label={shippingFields.country.label}
      autoComplete="shipping country-name"
      value={shown}
      onChange={({ target }) => onChange(target.value)}
      {...field}
    >
      {shown.trim() === '' && <option value="">{chooseCountry}</option>}
      {shown.trim() !== '' && !listed && <option value={shown}>{shown}</option>}
      <CountryOptions />
    </SelectField>
  )
}

/** Rendered once: there are 250 of them, and a form re-renders on every keystroke. */
const CountryOptions = memo(function CountryOptions() {
  return countryNames().map((name) => (
    <option key={name} value={name}>
      {name}
    </option>
  ))
})
