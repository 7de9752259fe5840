import { useMemo } from 'react'
import type { Order } from '#domain/orders/order.ts'
import { missingMeasurements } from '#domain/products/requiredMeasurements.ts'
import { liveProductsById } from '#data/catalogue/catalogue.ts'
import { useLive } from '#ui/state/useLive.ts'

/**
 * Whether a piece of the order still lacks measurements that it is cut to. Only the catalogue knows
 * which it needs; without the piece there, none are asked for.
 */
export function useUnmeasured(order: Pick<Order, 'lines'> | undefined): boolean {
  const ordered = useMemo(
    () => liveProductsById(order?.lines.map(({ product }) => product) ?? []),
    [order],
  )
  const products = useLive(ordered)
  if (!order || !products) return false
  const needed = new Map(products.map(({ id, measurements }) => [id, measurements]))
  return order.lines.some(
    ({ product, measurements }) =>
      missingMeasurements(needed.get(product) ?? [], measurements?.values).length > 0,
  )
}
