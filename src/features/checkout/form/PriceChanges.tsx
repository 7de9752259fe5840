import { useNavigate } from 'react-router-dom'
import type { CartLine } from '#domain/cart/cart.ts'
import type { CheckoutDraft } from '#domain/orders/checkoutDraft.ts'
import { totalChange } from '#domain/orders/pricing.ts'
import type { PriceChange } from '#domain/base/refusal.ts'
import { repriceCart } from '#data/cart/editCart.ts'
import { priceChanges as words } from '#copy/money/priceChanges.ts'
import { Button } from '#ui/parts/Button.tsx'
import { PriceChangeList } from '#ui/facts/PriceChangeList.tsx'
import { Dialog } from '#ui/notices/Dialog.tsx'
import { notifyProblem } from '#ui/notices/notify.ts'
import { paths } from '#ui/routing/paths.ts'
import type { Placing } from './usePlaceOrder.ts'

type PriceChangesProps = {
  draft: CheckoutDraft
  lines: readonly CartLine[]
  changes: PriceChange[]
  placing: Placing
}

/**
 * The order was refused because prices or availability changed. Pieces no longer sold must be
 * removed from the cart first; then the order can be placed at the new prices.
 */
export function PriceChanges({ draft, lines, changes, placing }: PriceChangesProps) {
  const navigate = useNavigate()
  const gone = changes.filter(({ now }) => now === undefined)

  async function removeGone() {
    const repriced = await repriceCart(gone)
    if (!repriced.ok) return notifyProblem(repriced.problem)
    placing.setChanges(changes.filter(({ now }) => now !== undefined))
  }

  async function accept() {
    const repriced = await repriceCart(changes)
    if (!repriced.ok) return notifyProblem(repriced.problem)
    const shown = new Set(lines.map(({ id }) => id))
    placing.place(
      draft,
      repriced.value.filter(({ id }) => shown.has(id)),
    )
  }

  return (
    <Dialog title={words.title} onClose={() => placing.setChanges([])}>
      <p>{words.lead}</p>
      <PriceChangeList changes={changes} total={totalChange(lines, changes)} />
      <div className="row">
        {gone.length > 0 ? (
          <Button onClick={() => void removeGone()}>{words.removeGone}</Button>
        ) : (
          <Button onClick={() => void accept()}>{words.accept}</Button>
        )}
        <Button look="outline" onClick={() => void navigate(paths.cart)}>
          {words.back}
        </Button>
      </div>
    </Dialog>
  )
}
