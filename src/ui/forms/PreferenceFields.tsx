import { useState } from 'react'
import { START_COLOR, type Preferences } from '#domain/cart/cart.ts'
import { lineOptionWords } from '#copy/shop/lineOptions.ts'
import { FIT_TYPES, tailoring } from '#copy/shop/tailoring.ts'
import { AreaField, Field, SelectField } from './Field.tsx'
import './colourField.css'

const MAX_REQUEST_LENGTH = 2000

const FITS = FIT_TYPES.map(({ label, hint }) => `${label}: ${hint}.`).join(' ')

type PreferenceFieldProps = { preferences: Preferences }

/** The required fit of a request, initially the last preference. */
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
      <FitOptions />
    </SelectField>
  )
}

/** The fit of a piece, which may stay as shown. */
export function LineFitField({ fitType = '' }: { fitType?: string | undefined }) {
  return (
    <SelectField label={tailoring.fitType} hint={FITS} name="fitType" defaultValue={fitType}>
      <option value="">{lineOptionWords.asShown}</option>
      <FitOptions />
    </SelectField>
  )
}

function FitOptions() {
  return FIT_TYPES.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}

/**
 * The colour of a request. Older versions stored the start colour without a choice, so it does not
 * count as the last preference.
 */
export function ColourField({ preferences }: PreferenceFieldProps) {
  const { color } = preferences
  const wished = color === '' || color === START_COLOR ? undefined : color
  return <ColourOrNone color={wished} none={tailoring.colorLater} required />
}

/** The colour of a piece, which may stay as shown. */
export function LineColourField({ color }: { color?: string | undefined }) {
  return <ColourOrNone color={color} none={lineOptionWords.colorAsShown} />
}

type ColourOrNoneProps = {
  color: string | undefined
  /** The label of the box for no choice. */
  none: string
  required?: boolean
}

/**
 * A colour picker always has a value, so a box says whether it counts; picking a colour clears it,
 * and so the start colour can be chosen too.
 */
function ColourOrNone({ color, none, required = false }: ColourOrNoneProps) {
  const [isUnchosen, setUnchosen] = useState(color === undefined)
  return (
    <div className="stack">
      <Field
        label={tailoring.color}
        name={isUnchosen ? undefined : 'color'}
        type="color"
        defaultValue={color ?? START_COLOR}
        data-unchosen={isUnchosen || undefined}
        required={required}
        onChange={() => setUnchosen(false)}
      />
      <label className="check">
        <input
          type="checkbox"
          checked={isUnchosen}
          onChange={({ target }) => setUnchosen(target.checked)}
        />
        {none}
      </label>
    </div>
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
