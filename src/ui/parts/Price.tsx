import { formatRupees, type Rupees } from '#domain/base/money.ts'
import { useCurrency } from '#ui/state/contexts.ts'

/**
 * A price in the shopper's currency. With `charged`, it also shows the rupees to be charged when the
 * currency is another one.
 */
export function Price({ rupees, charged = false }: { rupees: Rupees; charged?: boolean }) {
  const { currency, format } = useCurrency()
  return (
    <span className="price">
      {format(rupees)}
      {charged && currency !== 'INR' && <small> ({formatRupees(rupees)})</small>}
    </span>
  )
}
