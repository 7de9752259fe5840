import { useState } from 'react'
import { Field } from '#ui/forms/Field.tsx'

type NumberFieldProps = {
  label: string
  labelHidden?: boolean
  hint?: string
  least?: number
  most?: number
  /** A whole number by default; `any` takes any fraction. */
  step?: number | 'any'
  value: number | undefined
  onChange: (value: number) => void
  /** Called when the field is emptied; without it the field is required. */
  onClear?: () => void
}

/** A number. Typed text stays until it is a valid one, so that a number can be replaced. */
export function NumberField(props: NumberFieldProps) {
  const {
    label,
    labelHidden,
    hint,
    least = 0,
    most = Infinity,
    step = 1,
    value,
    onChange,
    onClear,
  } = props
  const [typed, setTyped] = useState<string>()
  return (
    <Field
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      type="number"
      inputMode={step === 1 ? 'numeric' : 'decimal'}
      min={least}
      max={most === Infinity ? undefined : most}
      step={step}
      required={!onClear}
      value={typed ?? value ?? ''}
      onBlur={() => setTyped(undefined)}
      onChange={({ target }) => {
        const typedNumber = Number(target.value)
        const isWhole = step === 'any' || Number.isInteger(typedNumber / step)
        setTyped(target.value)
        if (target.value === '') onClear?.()
        else if (isWhole && typedNumber >= least && typedNumber <= most) onChange(typedNumber)
      }}
    />
  )
}
