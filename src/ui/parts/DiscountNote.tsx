import type { Discount } from '#domain/base/offer.ts'
import { discountSentence } from '#copy/shop/offers.ts'
import { useCurrency } from '#ui/state/contexts.ts'

/** Which offer a line gets and what it takes off, in the shopper's currency; else nothing. */
export function DiscountNote({ discount }: { discount: Discount | undefined }) {
  const { format } = useCurrency()
  return discount && <p className="hint">{discountSentence(discount, format)}</p>
}
