import { useRef, useState } from 'react'
import { numberProblem } from '#copy/desk/admin.ts'
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

/**
 * A number. Typed text stays until it is a valid number, so that one can be replaced. A number that is
 * refused stays in the field with the reason, while the page keeps the number from before.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, labelHidden, hint, onChange, onClear, value } = props
  const { least = 0, most = Infinity, step = 1 } = props
  const [typed, setTyped] = useState<string>()
  /** Set from when the field is left with an invalid number until it is corrected. */
  const [refused, setRefused] = useState<{ value: number | undefined }>()
  const before = useRef(value)
  if (refused && refused.value !== value) {
    setTyped(undefined)
    setRefused(undefined)
  }

  /** The digits typed so far may have been a valid number, which was not meant. */
  function restore() {
    const kept = before.current
    if (kept === undefined) onClear?.()
    else if (kept !== value) onChange(kept)
  }

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
      problemText={refused && numberProblem({ least, most, step })}
      onFocus={() => {
        before.current = value
      }}
      onBlur={({ target }) => {
        if (target.validity.valid) setTyped(undefined)
        else if (typed !== undefined) setRefused({ value })
      }}
      onChange={({ target }) => {
        setTyped(target.value)
        if (!target.validity.valid) return restore()
        setRefused(undefined)
        if (target.value === '') onClear?.()
        else onChange(Number(target.value))
      }}
    />
  )
}
