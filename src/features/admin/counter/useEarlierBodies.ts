import { useMemo } from 'react'
import { ownerOrders } from '#data/desk/orders.ts'
import { earlierBodies, type EarlierBody } from '#domain/desk/customers.ts'
import type { Shipping } from '#domain/orders/shipping.ts'
import { counterOrder } from '#copy/desk/adminOrders.ts'
import { shortDayText } from '#ui/parts/day.ts'
import { useRows } from '#features/admin/rows/useRows.ts'
import type { Known } from './counterPiece.ts'

const MOST = 3

/** The measurements in earlier orders with the customer's phone number. */
export function useEarlierBodies({ countryCode, phone }: Shipping): Known[] {
  const orders = useRows(ownerOrders)
  return useMemo(() => {
    const known = earlierBodies(orders, { countryCode, phone }, MOST).map((body) => {
      const label = nameOf(body)
      return [label, { label, name: label, values: body.values }] as const
    })
    // Of two with the same name, keeps the newer one, which is listed first.
    return [...new Map(known.reverse()).values()].reverse()
  }, [orders, countryCode, phone])
}

function nameOf({ customer, piece, setName, created }: EarlierBody): string {
  const what = setName === counterOrder.setName ? piece : setName
  return counterOrder.asBefore(customer, what, shortDayText(created))
}
