import type { OrderEvent } from '#domain/orders/orderEvent.ts'
import { adminMoney as words } from '#copy/desk/adminMoney.ts'
import { isMoneyEvent, moneySentence } from '#copy/money/money.ts'
import { UnbrokenNumber } from '#ui/documents/UnbrokenNumber.tsx'
import { happenedText } from '#ui/parts/day.ts'
import styles from '#features/admin/parts/parts.module.css'

/** The entries of an order's ledger, oldest first, with their receipt numbers and reasons. */
export function LedgerList({ events }: { events: readonly OrderEvent[] }) {
  const entries = events.filter(isMoneyEvent)
  if (entries.length === 0) return null
  return (
    <ul className={styles.list} aria-label={words.entries}>
      {entries.map((event) => (
        <li key={event.id}>
          <span>
            {moneySentence(event)}
            {event.note && (
              <>
                . <small>{event.note}</small>
              </>
            )}
          </span>
          <small>
            {happenedText(event)}
            {event.kind === 'payment' && event.receipt && (
              <>
                , <UnbrokenNumber text={words.receipt(event.receipt)} />
              </>
            )}
          </small>
        </li>
      ))}
    </ul>
  )
}
