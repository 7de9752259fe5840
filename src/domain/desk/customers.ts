import type { Measurements } from '#domain/length/measurement.ts'
import { memoizeByObject } from '#domain/base/memoize.ts'
import { parsePhone } from '#domain/base/phone.ts'
import { shippingPhone, type Shipping } from '#domain/orders/shipping.ts'
import { customerOf, orderSearch, type OwnerOrder } from './ownerOrder.ts'

type Placed = Pick<OwnerOrder, 'id' | 'number' | 'shipping' | 'created' | 'lines'>

/**
 * The latest order of each customer who is found by a name, phone or order number, newest first.
 * Customers are not stored: one is a name with a phone, or with an address for mail.
 */
export function earlierCustomers<Row extends Placed>(
  orders: readonly Row[],
  typed: string,
  most: number,
): Row[] {
  if (typed.trim().length < 2) return []
  const isWanted = orderSearch(typed)
  const found = new Map<string, Row>()
  for (const order of newestFirst(orders.filter(isWanted))) {
    const person = personOf(order.shipping)
    if (!found.has(person)) found.set(person, order)
    if (found.size === most) break
  }
  return [...found.values()]
}

/** Measurements, and the earliest order that has them: they were taken then. */
export type EarlierBody = {
  customer: string
  piece: string
  setName: string
  created: string
  values: Measurements
}

/**
 * The measurements in the earlier orders of a phone number, the latest used first and each once: a
 * family shares a number. Those along a garment are left out, as they are not of a body.
 */
export function earlierBodies(
  orders: readonly Placed[],
  contact: Pick<Shipping, 'countryCode' | 'phone'>,
  most: number,
): EarlierBody[] {
  const phone = parsePhone(contact.phone, contact.countryCode)
  if (phone === undefined) return []
  const found = new Map<string, EarlierBody>()
  for (const order of newestFirst(orders.filter((known) => phoneOf(known.shipping) === phone))) {
    for (const { name: piece, measurements } of order.lines) {
      if (!measurements || measurements.kind === 'garment') continue
      const { setName, values } = measurements
      const key = JSON.stringify(Object.entries(values).sort())
      const isOfSameOrder = found.get(key)?.created === order.created
      if (Object.keys(values).length === 0 || isOfSameOrder) continue
      found.set(key, {
        customer: customerOf(order),
        piece,
        setName,
        created: order.created,
        values,
      })
    }
  }
  return [...found.values()].slice(0, most)
}

const phoneOf = memoizeByObject((shipping: Shipping) => shippingPhone(shipping) ?? '')

function personOf(shipping: Shipping): string {
  const { email } = shipping
  const name = customerOf({ shipping }).toLowerCase()
  return `${name} ${phoneOf(shipping) || email.trim().toLowerCase()}`
}

function newestFirst<Row extends Placed>(orders: readonly Row[]): Row[] {
  return [...orders].sort((one, other) => (one.created < other.created ? 1 : -1))
}
