import { isFields, type Unread } from '#domain/base/parse.ts'
import { parseShipping } from './orderDraft.ts'
import { SHIPPING_FIELDS, trimShipping, type Shipping, type ShippingField } from './shipping.ts'

/** A corrected name, address or contact of a placed order, as the desk sends it. */
export type CorrectedShipping = {
  /** What the desk saw. */
  before: Shipping
  shipping: Shipping
}

/** Parses an untrusted correction; `checkShipping` validates the shipping. */
export function parseCorrectedShipping(sent: Unread<CorrectedShipping>): CorrectedShipping {
  const { before, shipping } = sent
  return {
    before: parseShipping(isFields(before) ? before : {}),
    shipping: parseShipping(isFields(shipping) ? shipping : {}),
  }
}

/** The fields in which two differ, however they are spelled. */
export function changedShippingFields(one: Shipping, other: Shipping): ShippingField[] {
  const first = trimShipping(one)
  const second = trimShipping(other)
  return SHIPPING_FIELDS.filter((field) => first[field] !== second[field])
}
