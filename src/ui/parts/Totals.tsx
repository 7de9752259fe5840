import type { Rupees } from '#domain/base/money.ts'
import { cart as words } from '#copy/shop/cart.ts'
import { Price } from './Price.tsx'
import '#ui/styles/totals.css'

/** Subtotal, free shipping and total; converted prices also show the rupees to be charged. */
export function Totals({ total }: { total: Rupees }) {
  return (
    <dl className="totals">
      <dt>{words.subtotal}</dt>
      <dd>
        <Price rupees={total} charged />
      </dd>
      <dt>{words.shipping}</dt>
      <dd>{words.free}</dd>
      <dt>{words.total}</dt>
      <dd>
        <Price rupees={total} charged />
      </dd>
    </dl>
  )
}
