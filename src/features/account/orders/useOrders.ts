import { useCallback, useEffect, useState } from 'react'
import { onReconnect } from '#data/server/connection.ts'
import { liveOrders } from '#data/orders/orderList.ts'
import { refreshOrders } from '#data/orders/orders.ts'
import type { Problem } from '#domain/base/problem.ts'
import { useBusy } from '#ui/forms/useBusy.ts'
import { useLive } from '#ui/state/useLive.ts'

/** The outcome of the last refresh. */
type Answer = { failure: Problem | undefined }

/**
 * The orders on this device, refreshed when the page opens and again on reconnecting. Undefined
 * until it is known whether there are any; `failure` says why the refresh failed.
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
