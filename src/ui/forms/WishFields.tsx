import type { Preferences } from '#domain/orders/cart.ts'
import { FIT_TYPES, tailoring } from '#copy/shop/tailoring.ts'
import { AreaField, Field, SelectField } from './Field.tsx'

const LONGEST_REQUEST = 2000

const FITS = FIT_TYPES.map(({ label, hint }) => `${label}: ${hint}.`).join(' ')

type WishProps = { preferences: Preferences }

/** How close a garment is to be, begun with what was last wished. */
export function FitField({ preferences }: WishProps) {
  const wished = preferences.fitType.toLowerCase()
  const fitType = FIT_TYPES.find(({ value }) => value === wished)?.value ?? 'regular'
  return (
    <SelectField
      label={tailoring.fitType}
      hint={FITS}
      name="fitType"
      defaultValue={fitType}
      required
    >
      {FIT_TYPES.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}

/** The colour wished for. */
export function ColourField({ preferences }: WishProps) {
  return (
    <Field
      label={tailoring.color}
      name="color"
      type="color"
      defaultValue={preferences.color}
      required
    />
  )
}

/** What else there is to say of it. */
export function RequestsField({ preferences }: WishProps) {
  return (
    <AreaField
      label={tailoring.additionalRequests}
      name="additionalRequests"
      defaultValue={preferences.additionalRequests}
      placeholder={tailoring.additionalPlaceholder}
      maxLength={LONGEST_REQUEST}
    />
  )
}
