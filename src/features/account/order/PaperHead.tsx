import { useState } from 'react'
import type { Sums } from '#domain/money/ledger.ts'
import { formatPaise } from '#domain/money/paise.ts'
import type { OrderEvent } from '#domain/orders/orderEvent.ts'
import type { Order } from '#domain/orders/order.ts'
import { isMoneyEvent, moneySentence } from '#copy/money/money.ts'
import { ownOrder as words } from '#copy/shop/ownOrder.ts'
import { UnbrokenNumber } from '#ui/documents/UnbrokenNumber.tsx'
import { Fact } from '#ui/facts/Fact.tsx'
import { dayText, happenedText } from '#ui/parts/day.ts'
import { usePageData } from '#ui/state/contexts.ts'
import styles from './order.module.css'

type PaperHeadProps = { order: Order; events: readonly OrderEvent[]; sums: Sums | undefined }

/**
 * The house's letterhead, on paper only, and what it has received. The sheet is a receipt only once
 * something was received.
 */
export function PaperHead({ order, events, sums }: PaperHeadProps) {
  const { shop } = usePageData()
  const [today] = useState(() => dayText(new Date().toISOString()))
  const { number, shipping } = order
  const { received = 0 } = sums ?? {}
  const name = `${shipping.firstName} ${shipping.lastName}`.trim()
  return (
    <div className={styles.paperHead}>
      <p className={styles.house}>{shop.name}</p>
      <p>
        {shop.address}
        <br />
        {[shop.phone, shop.email].filter(Boolean).join(', ')}
      </p>
      <p>
        <strong>
          <UnbrokenNumber text={received > 0 ? words.receipt(number) : words.unpaid(number)} />
        </strong>
        <br />
        {words.printedOn(today)}
      </p>
      {received > 0 && (
        <dl className={`facts total-first ${styles.received}`}>
          <Fact name={words.receivedFrom(name)}>{formatPaise(received)}</Fact>
          {events.filter(isMoneyEvent).map((event) => (
            <Fact
              key={event.id}
              name={[moneySentence(event), event.note].filter(Boolean).join('. ')}
            >
              {happenedText(event)}
              {event.kind === 'payment' && event.receipt && (
                <>
                  , <UnbrokenNumber text={words.receiptNumber(event.receipt)} />
                </>
              )}
            </Fact>
          ))}
        </dl>
      )}
    </div>
  )
}
