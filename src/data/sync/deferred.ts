import type { OutboxItem } from '#data/outbox/list.ts'
import type { ShopperOrder } from '#data/orders/orderList.ts'
import { whenLocalData } from '#data/storage/localData.ts'
import type { Live } from '#domain/base/live.ts'

/** `liveOutbox` for pages that can be read without it. */
export const deferredOutbox: Live<OutboxItem[]> = whenLocalData(
  async () => (await import('#data/outbox/list.ts')).liveOutbox,
)

/** `liveOrderInFlight` for pages that can be read without it. */
export const deferredOrderInFlight: Live<{ order: ShopperOrder | undefined }> = whenLocalData(
  async () => (await import('#data/orders/orderList.ts')).liveOrderInFlight,
)

/** `liveOrders` for pages that can be read without it. */
export const deferredOrders: Live<ShopperOrder[]> = whenLocalData(
  async () => (await import('#data/orders/orderList.ts')).liveOrders,
)
