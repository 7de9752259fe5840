import { formatLength } from '#domain/length/formatLength.ts'
import { MEASUREMENT_FIELDS, type Measurements } from '#domain/length/measurement.ts'
import type { Shipping, ShippingField } from '#domain/orders/shipping.ts'
import { measurementFields } from '#copy/measurements/measurements.ts'
import { shippingFields } from '#copy/shop/checkout.ts'

/** The house's note after a piece was measured: `Navy Twill Suit was measured again. Before: Chest 41 in.` */
export function measuredNote(piece: string, before: Measurements): string {
  const earlier = MEASUREMENT_FIELDS.flatMap((field) => {
    const size = before[field]
    return size === undefined
      ? []
      : [`${measurementFields[field].label} ${formatLength(size, 'in')} in`]
  })
  if (earlier.length === 0) return `${piece} was measured.`
  return withEarlier(`${piece} was measured again.`, earlier)
}

/** The house's note after a correction: `The customer’s details were corrected. Before: City Pune.` */
export function correctedNote(before: Shipping, changed: readonly ShippingField[]): string {
  const earlier = changed
    .filter((field) => before[field] !== '')
    .map((field) => `${shippingFields[field].label} ${before[field]}`)
  return withEarlier('The customer’s details were corrected.', earlier)
}

/** The most characters of a stored note. A person’s details may be longer, all of them together. */
const MAX_LENGTH = 1000

function withEarlier(done: string, earlier: readonly string[]): string {
  const note = earlier.length === 0 ? done : `${done} Before: ${earlier.join(', ')}.`
  const characters = Array.from(note)
  if (characters.length <= MAX_LENGTH) return note
  return `${characters.slice(0, MAX_LENGTH - 1).join('')}…`
}
