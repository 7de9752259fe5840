import type { Shipping, ShippingField } from '#domain/orders/shipping.ts'
import { shippingFields } from '#copy/shop/checkout.ts'

/** The house's note after a correction: `The customer's details were corrected. Before: City Pune.` */
export function correctedNote(before: Shipping, changed: readonly ShippingField[]): string {
  const earlier = changed
    .filter((field) => before[field] !== '')
    .map((field) => `${shippingFields[field].label} ${before[field]}`)
  const done = 'The customer’s details were corrected.'
  return earlier.length === 0 ? done : `${done} Before: ${earlier.join(', ')}.`
}
