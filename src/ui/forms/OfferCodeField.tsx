import { useState } from 'react'
import type { CartLine } from '#domain/cart/cart.ts'
import { offerCode as words } from '#copy/shop/offers.ts'
import { Field } from './Field.tsx'

type OfferCodeFieldProps = {
  lines: readonly CartLine[]
  /** The stored code. */
  code: string
  onEnter: (typed: string) => void
}

/** Asks for a code while an offer in the cart needs one; else nothing. */
export function OfferCodeField({ lines, code, onEnter }: OfferCodeFieldProps) {
  const [typed, setTyped] = useState(code)
  const codes = lines.flatMap(({ offer }) => offer?.code ?? [])
  if (codes.length === 0) return null
  const isUnknown = typed.trim() !== '' && !codes.includes(typed.trim().toUpperCase())
  return (
    <Field
      label={words.label}
      value={typed}
      autoComplete="off"
      autoCapitalize="characters"
      maxLength={20}
      {...(isUnknown && { problemText: words.unknown })}
      onChange={({ target }) => {
        setTyped(target.value)
        onEnter(target.value)
      }}
    />
  )
}
