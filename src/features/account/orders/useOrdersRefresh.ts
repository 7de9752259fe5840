import { useCallback, useEffect, useState } from 'react'
import type { Problem } from '#domain/base/problem.ts'
import { onReconnect } from '#data/server/connection.ts'
import { refreshOrders } from '#data/orders/orders.ts'
import { useBusy } from '#ui/forms/useBusy.ts'

/** The outcome of the last refresh. */
type Refresh = { failure: Problem | undefined }

/**
 * Fetches the shopper's orders when the page opens and again on reconnecting. `refreshed` is
 * undefined until the first attempt has ended.
 */
export function useOrdersRefresh() {
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
  return { refreshed, busy, retry: () => run(refresh) }
}
