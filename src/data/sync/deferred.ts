import type { OutboxItem } from '#data/outbox/list.ts'
import type { ShopperOrder } from '#data/orders/orderList.ts'
import { onceUsed } from '#data/storage/localData.ts'
import type { Live } from '#data/live/store.ts'

/** `liveOutbox` for pages that can be read without it. */
export const quietOutbox: Live<OutboxItem[]> = onceUsed(
  async () => (await import('#data/outbox/list.ts')).liveOutbox,
)

/** `liveOrderUnderWay` for pages that can be read without it. */
export const quietOrderUnderWay: Live<{ order: ShopperOrder | undefined }> = onceUsed(
  async () => (await import('#data/orders/orderList.ts')).liveOrderUnderWay,
)

/** `liveOrders` for pages that can be read without it. */
export const quietOrders: Live<ShopperOrder[]> = onceUsed(
  async () => (await import('#data/orders/orderList.ts')).liveOrders,
)
