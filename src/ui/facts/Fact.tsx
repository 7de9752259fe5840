import type { ReactNode } from 'react'
import '#ui/styles/parts/facts.css'

type FactProps = { name: string; children: ReactNode }

/** One line of `<dl className="facts">`: its words and, across from them, the sum or the day. */
export function Fact({ name, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="price">{children}</dd>
    </div>
  )
}
