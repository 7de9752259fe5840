import type { Rupees } from '#domain/base/money.ts'
import { cart as words } from '#copy/shop/cart.ts'
import { Amount } from './Amount.tsx'
import { Price } from './Price.tsx'

/** Subtotal, free shipping and total; converted prices also show the rupees to be charged. */
export function Totals({ total }: { total: Rupees }) {
  return (
    <dl className="amounts totals">
      <Amount name={words.subtotal}>
        <Price rupees={total} charged />
      </Amount>
      <Amount name={words.shipping}>{words.free}</Amount>
      <Amount name={words.total}>
        <Price rupees={total} charged />
      </Amount>
    </dl>
  )
}
