import { earlierStatuses, type OrderStatus } from '#domain/orders/order.ts'
import type { OwnerOrder } from '#domain/desk/ownerOrder.ts'
import { stepBackLabel } from '#copy/desk/adminOrders.ts'
import { Button } from '#ui/parts/Button.tsx'
import { useBusy } from '#ui/forms/useBusy.ts'

type StepsBackProps = { order: OwnerOrder; onMove: (to: OrderStatus) => Promise<void> }

/** Buttons that move an order back, after a wrong tap or when a piece does not fit. */
export function StepsBack({ order, onMove }: StepsBackProps) {
  const [busy, run] = useBusy()
  const earlier = earlierStatuses(order.status)
  if (earlier.length === 0) return null
  return (
    <div className="row">
      {earlier.map((to) => (
        <Button key={to} look="quiet" busy={busy} onClick={() => run(() => onMove(to))}>
          {stepBackLabel(to)}
        </Button>
      ))}
    </div>
  )
}
