import { useCallback, useEffect, useState } from 'react'
import { onBack } from '#data/connection.ts'
import { liveOrders } from '#data/orderList.ts'
import { refreshOrders } from '#data/orders.ts'
import type { Problem } from '#domain/problem.ts'
import { useBusy } from '#ui/useBusy.ts'
import { useLive } from '#ui/useLive.ts'

/** What asking the shop for the orders came to. */
type Answer = { failure: Problem | undefined }

/**
 * The orders that this device knows, asked for anew when the page is opened. Undefined until it is
 * known whether there are any; `failure` says why the shop did not tell. When it is back it is asked
 * once more.
 */
export function useOrders() {
  const known = useLive(liveOrders)
  const [answer, setAnswer] = useState<Answer>()
  const [busy, run] = useBusy()
  const ask = useCallback(async () => {
    const pulled = await refreshOrders()
    setAnswer({ failure: pulled.ok ? undefined : pulled.problem })
  }, [])
  useEffect(() => {
    run(ask)
    return onBack(() => run(ask))
  }, [run, ask])
  const orders = answer || (known && known.length > 0) ? known : undefined
  return { orders, failure: answer?.failure, busy, askAgain: () => run(ask) }
}
