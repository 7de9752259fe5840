import type { Rupees } from '#domain/base/money.ts'
import { cart as words } from '#copy/shop/cart.ts'
import { Price } from './Price.tsx'

/** Subtotal, free shipping and total, with the rupees that will be charged beside converted prices. */
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
