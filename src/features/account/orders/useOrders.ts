import { useCallback, useEffect, useState } from 'react'
import { onReconnect } from '#data/server/connection.ts'
import { liveOrders } from '#data/orders/orderList.ts'
import { refreshOrders } from '#data/orders/orders.ts'
import type { Problem } from '#domain/base/problem.ts'
import { useBusy } from '#ui/forms/useBusy.ts'
import { useLive } from '#ui/state/useLive.ts'

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
    return onReconnect(() => run(ask))
  }, [run, ask])
  const orders = answer || (known && known.length > 0) ? known : undefined
  return { orders, failure: answer?.failure, busy, askAgain: () => run(ask) }
}
