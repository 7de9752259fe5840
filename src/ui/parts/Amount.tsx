import type { ReactNode } from 'react'
import '#ui/styles/amounts.css'

type AmountProps = { name: string; children: ReactNode }

/** One line of a list of sums, `<dl className="amounts">`: its words and, across from them, the sum. */
export function Amount({ name, children }: AmountProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="price">{children}</dd>
    </div>
  )
}
