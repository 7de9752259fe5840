import type { LengthUnit, Measurements } from '#domain/length/measurement.ts'
import { DEFAULT_PREFERENCES } from '#domain/cart/cart.ts'
import { isOffered } from '#domain/cart/lineOptions.ts'
import type { OrderLine } from '#domain/orders/order.ts'
import type { OwnedProduct } from '#domain/products/ownedProduct.ts'
import { counterOrder } from '#copy/desk/adminOrders.ts'
import { newRecordId } from '#data/live/newRecordId.ts'
import { emptyDraft, type MeasurementDraft } from '#ui/measuring/measurementDraft.ts'
import { typedLengths, valuesOf } from '#ui/measuring/typedLengths.ts'

/** A piece on the counter form, with its measurements as typed. */
export type CounterPiece = {
  key: string
  line: OrderLine
  measurements: MeasurementDraft
  /** The source of reused measurements; empty once one of them is edited. */
  takenFrom: string
}

/** Measurements that the house already has, and their name. */
export type Known = { label: string; name: string; values: Measurements }

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
  return { key: newRecordId(), line, measurements: emptyDraft(unit), takenFrom: '' }
}

/**
 * The piece with the product's current name and price, and without a material that is no longer
 * offered. A piece that is no longer sold stays as it is, and the server refuses it.
 */
export function atTodaysPrice(
  piece: CounterPiece,
  products: readonly OwnedProduct[],
): CounterPiece {
  const product = products.find(({ id }) => id === piece.line.product)
  if (!product) return piece
  const { name, category, price } = product
  const line = { ...piece.line, name, category, price }
  if (isOffered(line.material, product.detail?.materials)) return { ...piece, line }
  const preferences = { ...line.preferences, material: '' }
  return { ...piece, line: { ...line, material: '', preferences } }
}

/** The piece with reused measurements. */
export function takingOver(piece: CounterPiece, { name, values }: Known): CounterPiece {
  const { unit } = piece.measurements
  const typed = typedLengths('body', unit, UNMEASURED, {}).taken(values)
  return { ...piece, measurements: { ...emptyDraft(unit), typed }, takenFrom: name }
}

/** The distinct measurements of the other pieces on the form. */
export function ofOtherPieces(pieces: readonly CounterPiece[], than: CounterPiece): Known[] {
  const known = new Map<string, Known>()
  for (const { key, line, measurements, takenFrom } of pieces) {
    const values = valuesOf(UNMEASURED, measurements.typed)
    const same = JSON.stringify(values)
    if (key === than.key || Object.keys(values).length === 0 || known.has(same)) continue
    const name = takenFrom
    known.set(same, { label: counterOrder.asFor(line.name), name, values })
  }
  return [...known.values()]
}

/** Whether every typed measurement is a length. */
export function isReadable({ measurements: { unit, typed } }: CounterPiece): boolean {
  const refusals = typedLengths('body', unit, UNMEASURED, typed).refusals()
  return Object.keys(refusals).length === 0
}

/** The order line of a piece, with its measurements if any were taken. */
export function orderLineOf({ line, measurements, takenFrom }: CounterPiece): OrderLine {
  const values = valuesOf(UNMEASURED, measurements.typed)
  if (Object.keys(values).length === 0) return line
  const setName = takenFrom || counterOrder.setName
  return { ...line, measurements: { set: '', setName, version: 1, values } }
}
