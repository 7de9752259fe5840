import { outboxStates } from '#copy/offline.ts'
import type { OutboxState } from '#copy/offline.ts'
import { orderSuccess, orderWaiting as words } from '#copy/checkout.ts'
import { Button } from '#ui/Button.tsx'
import { Head } from '#ui/Head.tsx'
import { OrderButtons } from './OrderButtons.tsx'

type WaitingOrderProps = {
  number: string
  status: OutboxState
  busy: boolean
  onCancel: () => void
}

/** An order that is still on this device: it never claims to be placed, and can be cancelled. */
export function WaitingOrder({ number, status, busy, onCancel }: WaitingOrderProps) {
  return (
    <div className="page-narrow stack">
      <Head page="orderWaiting" />
      <h1>{words.title}</h1>
      <p className="label">{orderSuccess.number(number)}</p>
      <p role="status">{outboxStates[status]}</p>
      <p>{words.lead}</p>
      <p>{words.next}</p>
      <OrderButtons />
      <Button look="danger" busy={busy} onClick={onCancel}>
        {words.cancel}
      </Button>
    </div>
  )
}
