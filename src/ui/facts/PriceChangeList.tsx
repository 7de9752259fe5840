import type { PriceChange } from '#domain/base/refusal.ts'
import type { TotalChange } from '#domain/orders/pricing.ts'
import { priceChangeSentence, totalChangeSentence } from '#copy/money/priceChanges.ts'

type PriceChangeListProps = {
  changes: readonly PriceChange[]
  /** Undefined when none of the pieces is left. */
  total: TotalChange | undefined
}

/** Which pieces cost something else now, and what the order comes to with them. */
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
