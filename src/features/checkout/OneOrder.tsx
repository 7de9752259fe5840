import { useMemo, useState } from 'react'
import { orderNumber } from '#domain/identity.ts'
import { liveOrder } from '#data/orders.ts'
import { cancelWaiting, liveOutbox } from '#data/outbox.ts'
import { orderWaiting as words } from '#copy/checkout.ts'
import { common } from '#copy/frame.ts'
import { notifyProblem } from '#ui/notify.ts'
import { useBusy } from '#ui/useBusy.ts'
import { useLive } from '#ui/useLive.ts'
import { NoOrder } from './NoOrder.tsx'
import { PlacedOrder } from './PlacedOrder.tsx'
import { WaitingOrder } from './WaitingOrder.tsx'

/** One order of this device: still waiting to be sent, placed, cancelled, or not known here. */
export function OneOrder({ id, placed }: { id: string; placed: boolean }) {
  const [openedAt] = useState(() => Date.now())
  const [busy, run] = useBusy()
  const [cancelled, setCancelled] = useState(false)
  const outbox = useLive(liveOutbox)
  const order = useLive(useMemo(() => liveOrder(id), [id]))
  const item = outbox?.find((entry) => entry.id === id)
  const number = order?.number ?? orderNumber(id, openedAt)

  function cancel() {
    run(async () => {
      const result = await cancelWaiting(id)
      if (result.ok) setCancelled(true)
      else notifyProblem(result.problem)
    })
  }

  if (item && item.status !== 'sent') {
    return <WaitingOrder {...{ number, busy }} status={item.status} onCancel={cancel} />
  }
  if (cancelled) return <NoOrder text={words.cancelled} />
  if (placed || order || item) return <PlacedOrder number={number} />
  if (outbox === undefined || order === undefined) return <p role="status">{common.loading}</p>
  return <NoOrder />
}
