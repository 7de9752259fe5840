import type { OutboxStatus } from '#domain/outbox.ts'
import { orderSuccess, orderWaiting } from '#copy/checkout.ts'
import { outboxStates } from '#copy/offline.ts'
import { ButtonLink } from './ButtonLink.tsx'
import { paths } from './paths.ts'

type OrderUnderWayProps = { order: { id: string; number: string; state: OutboxStatus } | undefined }

/** Points to the order that took what was in the cart; nothing where there is none. */
export function OrderUnderWay({ order }: OrderUnderWayProps) {
  if (!order) return null
  return (
    <div className="notice">
      <p role="status">
        {orderSuccess.number(order.number)}: {outboxStates[order.state]}
      </p>
      <ButtonLink to={paths.order(order.id)}>{orderWaiting.see}</ButtonLink>
    </div>
  )
}
