import { liveOrders } from '#data/orders/orderList.ts'
import { useLive } from '#ui/state/useLive.ts'
import { useOrdersRefresh } from './useOrdersRefresh.ts'

/**
 * The orders on this device, refreshed when the page opens and again on reconnecting. Undefined
 * until it is known whether there are any; `failure` says why the refresh failed.
 */
export function useOrders() {
  const local = useLive(liveOrders)
  const { refreshed, busy, retry } = useOrdersRefresh()
  const orders = refreshed || (local && local.length > 0) ? local : undefined
  return { orders, failure: refreshed?.failure, busy, retry }
}
