import { useDeferredValue, useMemo } from 'react'
import { ownerOrders } from '#data/desk/orders.ts'
import { ORDER_STATUSES } from '#domain/orders/order.ts'
import { orderSearch } from '#domain/desk/ownerOrder.ts'
import { useEntryText } from '#features/admin/rows/entryTexts.tsx'
import { useChoices } from '#features/admin/rows/useChoices.ts'
import { useRows } from '#features/admin/rows/useRows.ts'
import { shopDateOf } from '#domain/base/day.ts'
import { daysAfter } from '#domain/desk/fittingWeek.ts'
import { useToday } from '#ui/workroom/useToday.ts'

export const ORDER_CHOICES = ['any', 'today', 'yesterday', 'week', 'month'] as const

/** First day of each period, in the shop's days before today; `yesterday` is that day alone. */
const ORDER_DAYS = { today: 0, yesterday: 1, week: 6, month: 29 } as const

type OrderDay = (typeof ORDER_CHOICES)[number]

/** The filtered orders; view, status and day are in the address. */
export function useOrderList() {
  const orders = useRows(ownerOrders)
  const [choices, choose] = useChoices()
  const [words, setWords] = useEntryText('words')
  const settled = useDeferredValue(words)
  const today = useToday()
  const view = choices.get('view') === 'list' ? ('list' as const) : ('board' as const)
  const status = ORDER_STATUSES.find((known) => known === choices.get('status'))
  const day: OrderDay =
    ORDER_CHOICES.find((known) => known === choices.get('day')) ?? ('any' as const)
  const sorted = useMemo(
    () => [...orders].sort((a, b) => (a.created < b.created ? 1 : -1)),
    [orders],
  )
  const found = useMemo(() => {
    const from = day === 'any' ? '' : daysAfter(today, -ORDER_DAYS[day])
    const until = day === 'yesterday' ? today : ''
    const isWanted = orderSearch(settled)
    return sorted.filter((order) => {
      if (status && order.status !== status) return false
      if (!isWanted(order)) return false
      const date = from === '' ? '' : shopDateOf(order.created)
      return date >= from && (until === '' || date < until)
    })
  }, [sorted, settled, status, day, today])

  const listKey = [settled, status, day].join()
  return { found, listKey, words, setWords, view, status, day, choose }
}

export type OrderList = ReturnType<typeof useOrderList>
