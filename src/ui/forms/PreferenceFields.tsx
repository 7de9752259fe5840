import type { Preferences } from '#domain/orders/cart.ts'
import { FIT_TYPES, tailoring } from '#copy/shop/tailoring.ts'
import { AreaField, Field, SelectField } from './Field.tsx'

const MAX_REQUEST_LENGTH = 2000

const FITS = FIT_TYPES.map(({ label, hint }) => `${label}: ${hint}.`).join(' ')

type PreferenceFieldProps = { preferences: Preferences }

/** The fit of a garment, initially the last preference. */
export function FitField({ preferences }: PreferenceFieldProps) {
  const preferred = preferences.fitType.toLowerCase()
  const fitType = FIT_TYPES.find(({ value }) => value === preferred)?.value ?? 'regular'
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

/** The preferred colour. */
export function ColourField({ preferences }: PreferenceFieldProps) {
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

/** Additional requests. */
export function RequestsField({ preferences }: PreferenceFieldProps) {
  return (
    <AreaField
      label={tailoring.additionalRequests}
      name="additionalRequests"
      defaultValue={preferences.additionalRequests}
      placeholder={tailoring.additionalPlaceholder}
      maxLength={MAX_REQUEST_LENGTH}
    />
  )
}
