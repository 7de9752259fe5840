import { START_COLOR, type Preferences } from '#domain/cart/cart.ts'
import { FIT_TYPES, preferenceWords } from '#copy/shop/lineOptions.ts'
import { tailoring } from '#copy/shop/tailoring.ts'
import { SelectField } from '#ui/forms/Field.tsx'
import { ColourOrNone, FitOptions, FITS } from '#ui/forms/PreferenceFields.tsx'

type RequestFieldProps = { preferences: Preferences }

/** The required fit of a request, initially the last preference. */
export function FitField({ preferences }: RequestFieldProps) {
  const preferred = preferences.fitType.toLowerCase()
  const fitType = FIT_TYPES.find(({ value }) => value === preferred)?.value ?? 'regular'
  return (
    <SelectField
      label={preferenceWords.fitType}
      hint={FITS}
      name="fitType"
      defaultValue={fitType}
      required
    >
      <FitOptions />
    </SelectField>
  )
}

/**
 * The colour of a request. Older versions stored the start colour without a choice, so it does not
 * count as the last preference.
 */
export function ColourField({ preferences }: RequestFieldProps) {
  const { color } = preferences
  const wished = color === '' || color === START_COLOR ? undefined : color
  return <ColourOrNone color={wished} none={tailoring.colorLater} required />
}
