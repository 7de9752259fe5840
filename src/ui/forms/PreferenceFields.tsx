import { useState } from 'react'
import { MAX_REQUEST_LENGTH, START_COLOR, type Preferences } from '#domain/cart/cart.ts'
import { FIT_TYPES, lineOptionWords, preferenceWords } from '#copy/shop/lineOptions.ts'
import { AreaField, Field, SelectField } from './Field.tsx'
import './colourField.css'
import '#ui/styles/parts/check.css'

/** What each fit means. */
export const FITS = FIT_TYPES.map(({ label, hint }) => `${label}: ${hint}.`).join(' ')

/** The fit of a piece, which may stay as shown. */
export function LineFitField({ fitType = '' }: { fitType?: string | undefined }) {
  return (
    <SelectField label={preferenceWords.fitType} hint={FITS} name="fitType" defaultValue={fitType}>
      <option value="">{lineOptionWords.asShown}</option>
      <FitOptions />
    </SelectField>
  )
}

/** The fits to choose from. */
export function FitOptions() {
  return FIT_TYPES.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
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
 * A colour input always has a value, so a checkbox says whether it counts. Picking a colour
 * unchecks it, so that even the initial colour can be chosen.
 */
export function ColourOrNone({ color, none, required = false }: ColourOrNoneProps) {
  const [isUnchosen, setUnchosen] = useState(color === undefined)
  return (
    <div className="colour">
      <Field
        label={lineOptionWords.color}
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

/** Additional requests, with a hint where no piece says what is to be made. */
export function RequestsField({ preferences, hint }: { preferences: Preferences; hint?: string }) {
  return (
    <AreaField
      label={preferenceWords.additionalRequests}
      hint={hint}
      name="additionalRequests"
      defaultValue={preferences.additionalRequests}
      placeholder={preferenceWords.additionalPlaceholder}
      maxLength={MAX_REQUEST_LENGTH}
    />
  )
}
