import type { OutboxItem } from './outboxList.ts'
import type { ShopperOrder } from './orderList.ts'
import { onceUsed } from './used.ts'
import type { Live } from './value.ts'

/** `liveOutbox` for pages that can be read without it. */
export const quietOutbox: Live<OutboxItem[]> = onceUsed(
  async () => (await import('./outboxList.ts')).liveOutbox,
)

/** `liveOrderUnderWay` for pages that can be read without it. */
export const quietOrderUnderWay: Live<{ order: ShopperOrder | undefined }> = onceUsed(
  async () => (await import('./orderList.ts')).liveOrderUnderWay,
)

/** `liveOrders` for pages that can be read without it. */
export const quietOrders: Live<ShopperOrder[]> = onceUsed(
  async () => (await import('./orderList.ts')).liveOrders,
)
