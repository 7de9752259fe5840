import type { PriceChange } from '#domain/base/refusal.ts'
import type { TotalChange } from '#domain/orders/pricing.ts'
import { priceChangeSentence, totalChangeSentence } from '#copy/money/priceChanges.ts'

type PriceChangeListProps = {
  changes: readonly PriceChange[]
  /** Undefined when none of the pieces is left. */
  total: TotalChange | undefined
}

/** Lists the pieces whose price has changed, and the new total of the order. */
export function PriceChangeList({ changes, total }: PriceChangeListProps) {
  const sentence = total && totalChangeSentence(total)
  return (
    <>
      <ul className="stack">
        {changes.map((change) => (
          <li key={change.product}>{priceChangeSentence(change)}</li>
        ))}
      </ul>
      {sentence && <p>{sentence}</p>}
    </>
  )
}
