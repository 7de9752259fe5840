import { isFields, type Parsed } from '#domain/base/parse.ts'
import { done } from '#domain/base/problem.ts'
import type { RefusedFields } from '#domain/base/refusal.ts'
import { plainLine } from '#domain/base/plainText.ts'
import { checkShipping } from '#domain/orders/checkShipping.ts'
import {
  EMPTY_SHIPPING,
  placeLine,
  SHIPPING_FIELDS,
  trimShipping,
  type Shipping,
} from '#domain/orders/shipping.ts'

/** The shipping details that an account keeps: all but the e-mail, which is the account's own. */
export type Address = Omit<Shipping, 'email'>

/** The address of an order's shipping details. */
export function addressOf(shipping: Address): Address {
  const { firstName, lastName, countryCode, phone, address, city, state, zipCode, country } =
    shipping
  return { firstName, lastName, countryCode, phone, address, city, state, zipCode, country }
}

/** An address as it is stored: each field on one line, the number in one spelling. */
export function storedAddress(typed: Address): Address {
  const plain = { ...EMPTY_SHIPPING, ...typed }
  for (const field of SHIPPING_FIELDS) plain[field] = plainLine(plain[field])
  return addressOf(trimShipping(plain))
}

/** The problems of an address by field; empty when valid. Runs on both device and server. */
export function checkAddress(address: Address): RefusedFields<keyof Address> {
  const { email: _email, ...problems } = checkShipping({ ...EMPTY_SHIPPING, ...address })
  return problems
}

/** Whether both are the same once stored. */
export function isSameAddress(one: Address, other: Address): boolean {
  return JSON.stringify(storedAddress(one)) === JSON.stringify(storedAddress(other))
}

/** The address on one line, for a list. */
export function addressLine(of: Address): string {
  const place = placeLine({ ...EMPTY_SHIPPING, ...of })
  const parts = [`${of.firstName} ${of.lastName}`.trim(), of.address, place, of.country]
  return parts.filter((part) => part !== '').join(', ')
}

/** An untrusted address; unknown fields are dropped, a missing one makes it unreadable. */
export function parseAddress(wire: unknown): Parsed<Address> {
  const invalid = { ok: false, problem: 'not an address' } as const
  if (!isFields(wire)) return invalid
  const read = { ...EMPTY_SHIPPING }
  for (const field of SHIPPING_FIELDS) {
    const text = wire[field]
    if (field === 'email') continue
    if (typeof text !== 'string') return invalid
    read[field] = text
  }
  return done(addressOf(read))
}
