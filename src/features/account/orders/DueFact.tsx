import { formatPaise } from '#domain/money/paise.ts'
import { money } from '#copy/money/money.ts'
import { pay } from '#copy/money/pay.ts'
import { Fact } from '#ui/facts/Fact.tsx'
import type { PayAsk } from './usePayAsk.ts'

/** What is to be paid now or, once the shopper has reported it as paid, confirmed by the house. */
export function DueFact({ ask: { due = 0, isClaimed } }: { ask: PayAsk }) {
  if (due === 0) return null
  return <Fact name={isClaimed ? pay.toConfirm : money.due}>{formatPaise(due)}</Fact>
}
