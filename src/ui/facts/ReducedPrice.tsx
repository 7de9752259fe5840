import type { Rupees } from '#domain/base/money.ts'
import { reducedPrice as words } from '#copy/shop/offers.ts'
import { Price } from '#ui/parts/Price.tsx'

type ReducedPriceProps = { full: Rupees; reduced: Rupees; charged?: boolean }

/** A price that an offer lowers, after the full one struck through. */
export function ReducedPrice({ full, reduced, charged = true }: ReducedPriceProps) {
  return (
    <>
      <s>
        <span className="visually-hidden">{words.full} </span>
        <Price rupees={full} />
      </s>{' '}
      <span className="visually-hidden">{words.reduced} </span>
      <Price rupees={reduced} charged={charged} />
    </>
  )
}
