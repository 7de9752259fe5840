import { MEASUREMENT_FIELDS } from '#domain/length/measurement.ts'
import { MAX_QUANTITY, orderableQuantity, type CartLine, type FrozenMeasurements } from './cart.ts'
import { lineOptions } from './lineOptions.ts'

/**
 * Whether two lines are identical: in what the tailor reads, and in the price and offer that the
 * shopper saw.
 */
export function isSamePiece(one: CartLine, other: CartLine): boolean {
  return (
    one.product === other.product &&
    one.price === other.price &&
    JSON.stringify(one.offer) === JSON.stringify(other.offer) &&
    isSameMake(one, other) &&
    isSameBody(one.measurements, other.measurements)
  )
}

function isSameMake(one: CartLine, other: CartLine): boolean {
  const options = lineOptions(one)
  const others = lineOptions(other)
  return (
    options.material === others.material &&
    options.size === others.size &&
    options.color === others.color &&
    options.fitType === others.fitType &&
    one.preferences.additionalRequests.trim() === other.preferences.additionalRequests.trim()
  )
}

function isSameBody(one?: FrozenMeasurements, other?: FrozenMeasurements): boolean {
  if (!one || !other) return one === other
  return (
    one.set === other.set &&
    one.setName === other.setName &&
    one.version === other.version &&
    one.kind === other.kind &&
    MEASUREMENT_FIELDS.every((field) => one.values[field] === other.values[field])
  )
}

/**
 * The line that an added one can be merged into: the first identical one with room for its pieces,
 * because a line holds at most `MAX_QUANTITY`.
 */
export function lineToJoin<Line extends CartLine>(
  lines: readonly Line[],
  added: CartLine,
): Line | undefined {
  return lines.find(
    (line) =>
      line.id !== added.id && isSamePiece(line, added) && pieces(line, added) <= MAX_QUANTITY,
  )
}

/** The two lines merged: the first one, with the pieces of both. */
export function joined<Line extends CartLine>(line: Line, added: CartLine): Line {
  return { ...line, quantity: pieces(line, added) }
}

function pieces(one: CartLine, other: CartLine): number {
  return orderableQuantity(one.quantity) + orderableQuantity(other.quantity)
}
