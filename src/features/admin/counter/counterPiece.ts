import type { LengthUnit, Measurements } from '#domain/length/measurement.ts'
import { DEFAULT_PREFERENCES } from '#domain/cart/cart.ts'
import type { OrderLine } from '#domain/orders/order.ts'
import type { OwnedProduct } from '#domain/products/ownedProduct.ts'
import { counterOrder } from '#copy/desk/adminOrders.ts'
import { newRecordId } from '#data/live/newRecordId.ts'
import { emptyDraft, type MeasurementDraft } from '#ui/measuring/measurementDraft.ts'
import { typedLengths, valuesOf } from '#ui/measuring/typedLengths.ts'

/** A piece on the counter form, with its measurements as typed. */
export type CounterPiece = { key: string; line: OrderLine; measurements: MeasurementDraft }

export const UNMEASURED: Measurements = {}

/** A piece of this product, without measurements. */
export function newPiece(product: OwnedProduct, unit: LengthUnit): CounterPiece {
  const line = {
    product: product.id,
    name: product.name,
    category: product.category,
    price: product.price,
    quantity: 1,
    material: DEFAULT_PREFERENCES.material,
    preferences: DEFAULT_PREFERENCES,
  }
  return { key: newRecordId(), line, measurements: emptyDraft(unit) }
}

/** The piece as the product is now; one that is no longer sold stays, and the server refuses it. */
export function atTodaysPrice(
  piece: CounterPiece,
  products: readonly OwnedProduct[],
): CounterPiece {
  const product = products.find(({ id }) => id === piece.line.product)
  if (!product) return piece
  const { name, category, price } = product
  return { ...piece, line: { ...piece.line, name, category, price } }
}

/** Whether every typed measurement is a length. */
export function isReadable({ measurements: { unit, typed } }: CounterPiece): boolean {
  const refusals = typedLengths('body', unit, UNMEASURED, typed).refusals()
  return Object.keys(refusals).length === 0
}

/** The order line of a piece, with its measurements if any were taken. */
export function lineOf({ line, measurements }: CounterPiece): OrderLine {
  const values = valuesOf(UNMEASURED, measurements.typed)
  if (Object.keys(values).length === 0) return line
  return { ...line, measurements: { set: '', setName: counterOrder.setName, version: 1, values } }
}
