import { MEASUREMENT_FIELDS } from '#domain/length/measurement.ts'
import type { MeasurementSet } from '#domain/measurements/measurementSet.ts'
import type { ShopperOrder } from '#data/orders/orderList.ts'

/** The orders, not cut yet, that keep other measurements than the person has now. */
export function ordersBefore(
  orders: readonly ShopperOrder[],
  { id, values }: Pick<MeasurementSet, 'id' | 'values'>,
): ShopperOrder[] {
  return orders.filter(
    ({ cancellable, lines }) =>
      cancellable &&
      lines.some(
        ({ measurements: ordered }) =>
          ordered?.set === id &&
          MEASUREMENT_FIELDS.some((field) => ordered.values[field] !== values[field]),
      ),
  )
}
