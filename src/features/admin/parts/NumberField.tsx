import { useState } from 'react'
import { Field } from '#ui/forms/Field.tsx'

type CountProps = {
  label: string
  labelHidden?: boolean
  hint?: string
  least?: number
  most: number
  value: number | undefined
  onChange: (count: number) => void
  /** Called when the field is emptied; without it the field is required. */
  onClear?: () => void
}

/**
 * A whole number. Typed text stays until it is a valid number, so that a number can be replaced.
 */
export function Count(props: CountProps) {
  const { label, labelHidden, hint, least = 0, most, value, onChange, onClear } = props
  const [typed, setTyped] = useState<string>()
  return (
    <Field
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      type="number"
      inputMode="numeric"
      min={least}
      max={most}
      step={1}
      required={!onClear}
      value={typed ?? value ?? ''}
      onBlur={() => setTyped(undefined)}
      onChange={({ target }) => {
        const count = Number(target.value)
        setTyped(target.value)
        if (target.value === '') onClear?.()
        else if (Number.isInteger(count) && count >= least && count <= most) onChange(count)
      }}
    />
  )
}
