import { useDeferredValue, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { ownerOrders } from '#data/desk/orders.ts'
import { ORDER_STATUSES } from '#domain/orders/order.ts'
import { orderSearch } from '#domain/desk/ownerOrder.ts'
import { useRows } from '#features/admin/rows/useRows.ts'
import { shopDateOf } from '#domain/base/day.ts'
import { shopDateAgo, shopToday } from '#ui/workroom/shopToday.ts'

export const ORDER_CHOICES = ['any', 'today', 'yesterday', 'week', 'month'] as const

/** First day of each period, in the shop's days before today; `yesterday` is that day alone. */
const ORDER_DAYS = { today: 0, yesterday: 1, week: 6, month: 29 } as const

type OrderDay = (typeof ORDER_CHOICES)[number]

/** The filtered orders; view, status and day are in the address. */
export function useOrderList() {
  const orders = useRows(ownerOrders)
  const [address, setAddress] = useSearchParams()
  const [words, setWords] = useState('')
  const settled = useDeferredValue(words)
  const view = address.get('view') === 'list' ? ('list' as const) : ('board' as const)
  const status = ORDER_STATUSES.find((known) => known === address.get('status'))
  const day: OrderDay =
    ORDER_CHOICES.find((known) => known === address.get('day')) ?? ('any' as const)
  const sorted = useMemo(
    () => [...orders].sort((a, b) => (a.created < b.created ? 1 : -1)),
    [orders],
  )
  const found = useMemo(() => {
    const from = day === 'any' ? '' : shopDateAgo(ORDER_DAYS[day])
    const until = day === 'yesterday' ? shopToday() : ''
    const isWanted = orderSearch(settled)
    return sorted.filter((order) => {
      if (status && order.status !== status) return false
      if (!isWanted(order)) return false
      const date = from === '' ? '' : shopDateOf(order.created)
      return date >= from && (until === '' || date < until)
    })
  }, [sorted, settled, status, day])

  function put(name: 'view' | 'status' | 'day', value: string) {
    const next = new URLSearchParams(address)
    if (value === '') next.delete(name)
    else next.set(name, value)
    setAddress(next, { replace: true })
  }

  const listKey = [settled, status, day].join()
  return { found, listKey, words, setWords, view, status, day, put }
}

export type OrderList = ReturnType<typeof useOrderList>
