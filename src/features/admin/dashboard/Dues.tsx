import { useMemo } from 'react'
import { ledgerEvents } from '#data/desk/ledger.ts'
import { duesOf, type OrderDue } from '#domain/desk/dues.ts'
import { formatPaise } from '#domain/money/paise.ts'
import type { OwnerOrder } from '#domain/desk/ownerOrder.ts'
import { adminDues as words } from '#copy/desk/adminMoney.ts'
import { shortDayText } from '#ui/parts/day.ts'
import { ReminderLink } from '#features/admin/chat/ReminderLink.tsx'
import styles from '#features/admin/parts/parts.module.css'
import { FirstRows } from '#features/admin/rows/FirstRows.tsx'
import { OrderLink } from '#features/admin/rows/OrderLink.tsx'
import { useRows } from '#features/admin/rows/useRows.ts'

/** Who owes what, claimed payments first; renders nothing while nothing is owed. */
export function Dues({ orders }: { orders: readonly OwnerOrder[] }) {
  const events = useRows(ledgerEvents)
  const dues = useMemo(() => duesOf(orders, events), [orders, events])
  if (dues.length === 0) return null
  const sum = dues.reduce((total, { paise }) => total + paise, 0)
  return (
    <section aria-labelledby="dues">
      <h2 id="dues">{words.title}</h2>
      <p>{words.sum(formatPaise(sum), dues.length)}</p>
      <FirstRows
        rows={dues}
        show={(due) => (
          <li key={due.order.id}>
            <OrderLink order={due.order} />
            <p className={styles.number}>{formatPaise(due.paise)}</p>
            <ReminderLink due={due} />
            <small>{dueWords(due)}</small>
          </li>
        )}
      />
    </section>
  )
}

function dueWords({ order, since }: OrderDue<OwnerOrder>): string {
  if (order.claim !== '') return words.claim
  return since === ''
    ? words.ordered(shortDayText(order.created))
    : words.since(shortDayText(since))
}
