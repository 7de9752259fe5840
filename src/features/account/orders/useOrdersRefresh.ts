import { useCallback, useEffect, useState } from 'react'
import type { Problem } from '#domain/base/problem.ts'
import { nowAndOnReturn } from '#data/server/onReturn.ts'
import { refreshOrders } from '#data/orders/orders.ts'
import { useBusy } from '#ui/forms/useBusy.ts'

/** The outcome of the last refresh. */
type Refresh = { failure: Problem | undefined }

/**
 * Fetches the shopper's orders when the page opens, and again when the shopper returns to it or
 * reconnects. `refreshed` is undefined until the first attempt has ended.
 */
export function useOrdersRefresh() {
  const [refreshed, setRefreshed] = useState<Refresh>()
  const [busy, run] = useBusy()
  const refresh = useCallback(async () => {
    const pulled = await refreshOrders()
    setRefreshed({ failure: pulled.ok ? undefined : pulled.problem })
  }, [])
  useEffect(() => {
    const stop = nowAndOnReturn(() => run(refresh))
    return stop
  }, [run, refresh])
  return { refreshed, busy, retry: () => run(refresh) }
}
