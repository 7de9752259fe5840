import { useCallback, useEffect, useState } from 'react'
import { onReconnect } from '#data/server/connection.ts'
import { liveOrders } from '#data/orders/orderList.ts'
import { refreshOrders } from '#data/orders/orders.ts'
import type { Problem } from '#domain/base/problem.ts'
import { useBusy } from '#ui/forms/useBusy.ts'
import { useLive } from '#ui/state/useLive.ts'

/** The outcome of the last refresh. */
type Refresh = { failure: Problem | undefined }

/**
 * The orders on this device, refreshed when the page opens and again on reconnecting. Undefined
 * until it is known whether there are any; `failure` says why the refresh failed.
 */
export function useOrders() {
  const local = useLive(liveOrders)
  const [refreshed, setRefreshed] = useState<Refresh>()
  const [busy, run] = useBusy()
  const refresh = useCallback(async () => {
    const pulled = await refreshOrders()
    setRefreshed({ failure: pulled.ok ? undefined : pulled.problem })
  }, [])
  useEffect(() => {
    run(refresh)
    return onReconnect(() => run(refresh))
  }, [run, refresh])
  const orders = refreshed || (local && local.length > 0) ? local : undefined
  return { orders, failure: refreshed?.failure, busy, retry: () => run(refresh) }
}
