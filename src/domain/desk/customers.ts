import type { Measurements } from '#domain/length/measurement.ts'
import { memoizeByObject } from '#domain/base/memoize.ts'
import { parsePhone } from '#domain/base/phone.ts'
import { shippingPhone, type Shipping } from '#domain/orders/shipping.ts'
import { customerOf, orderSearch, type OwnerOrder } from './ownerOrder.ts'

type Placed = Pick<OwnerOrder, 'id' | 'number' | 'shipping' | 'created' | 'lines'>

/**
 * The latest order of each customer who matches a name, phone or order number, newest first. There
 * are no customer records: a customer is a name with a phone number or an email address.
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

/** Measurements, with the earliest order that has them, which tells when they were taken. */
export type EarlierBody = {
  customer: string
  piece: string
  setName: string
  created: string
  values: Measurements
}

/**
 * The distinct measurements in earlier orders with a phone number, most recently used first. There may
 * be several, because a family shares a number. Garment measurements are left out.
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
