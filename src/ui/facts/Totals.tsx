import type { Rupees } from '#domain/base/money.ts'
import { cart as words } from '#copy/shop/cart.ts'
import { Fact } from './Fact.tsx'
import { Price } from '#ui/parts/Price.tsx'

/** Subtotal, free shipping and total; converted prices also show the rupees to be charged. */
export function Totals({ total }: { total: Rupees }) {
  return (
    <dl className="facts summed">
      <Fact name={words.subtotal}>
        <Price rupees={total} charged />
      </Fact>
      <Fact name={words.shipping}>{words.free}</Fact>
      <Fact name={words.total}>
        <Price rupees={total} charged />
      </Fact>
    </dl>
  )
}
