import { useState } from 'react'
import { refuseClaim } from '#data/desk/ledger.ts'
import { nextPayment, type Sums } from '#domain/money/ledger.ts'
import { orderLinks } from '#domain/shop/orderLinks.ts'
import type { OrderEvent } from '#domain/orders/orderEvent.ts'
import { dueOf } from '#domain/desk/dues.ts'
import type { OwnerOrder } from '#domain/desk/ownerOrder.ts'
import { adminMoney as words } from '#copy/desk/adminMoney.ts'
import { termsSentence } from '#copy/money/money.ts'
import { Button } from '#ui/parts/Button.tsx'
import { notifyProblem } from '#ui/notices/notify.ts'
import { usePageData } from '#ui/state/contexts.ts'
import { useBusy } from '#ui/forms/useBusy.ts'
import styles from '#features/admin/parts/parts.module.css'
import { ReminderLink } from '#features/admin/chat/ReminderLink.tsx'
import { notifyOutcome } from '#features/admin/parts/notifyOutcome.ts'
import { EntryForm } from './EntryForm.tsx'
import { LedgerList } from './LedgerList.tsx'
import { MoneyFacts } from './MoneyFacts.tsx'

type OrderPaymentsProps = {
  order: OwnerOrder
  events: OrderEvent[]
  sums: Sums
  onChange: () => void
}

/** The order's ledger: its sums, its entries, and a form for another; not on the work card. */
export function OrderPayments({ order, events, sums, onChange }: OrderPaymentsProps) {
  const [reference, setReference] = useState('')
  // After a payment none is proposed: the second half of a double tap would record it.
  const [hasAdded, setAdded] = useState(false)
  const { payment } = usePageData().shop
  const links = orderLinks(location.origin, order, { sums, payment })
  return (
    <section className={`stack ${styles.noPrint}`} aria-labelledby="order-payments">
      <h2 id="order-payments">{words.title}</h2>
      <MoneyFacts order={order} sums={sums} />
      {order.terms && <p className="hint">{termsSentence(order.terms)}</p>}
      {links.pay && (
        <p>
          <a className={styles.textButton} href={links.pay} target="_blank" rel="noreferrer">
            {words.payPage}
          </a>
        </p>
      )}
      <p>
        <ReminderLink due={dueOf(order, events)} />
      </p>
      <LedgerList events={events} />
      {order.claim !== '' && order.claim !== reference && (
        <Claim order={order} onFound={setReference} onChange={onChange} />
      )}
      <EntryForm
        key={reference}
        order={order}
        sums={sums}
        reference={reference}
        proposed={hasAdded && reference === '' ? 0 : nextPayment(sums, order)}
        onAdded={() => {
          setReference('')
          setAdded(true)
          onChange()
        }}
      />
    </section>
  )
}

type ClaimProps = { order: OwnerOrder; onFound: (reference: string) => void; onChange: () => void }

/** The customer's claim to have paid; only what the owner finds in the bank counts. */
function Claim({ order, onFound, onChange }: ClaimProps) {
  const [busy, run] = useBusy()
  const { id, claim } = order
  function refuse() {
    run(async () => {
      const refused = await refuseClaim(id, claim)
      if (!refused.ok) return notifyProblem(refused.problem)
      notifyOutcome(refused.value, words.refused)
      onChange()
    })
  }
  return (
    <div className="card stack">
      <p>{words.claimed(claim)}</p>
      <div className="row">
        <Button onClick={() => onFound(claim)}>{words.arrived}</Button>
        <Button look="outline" busy={busy} onClick={refuse}>
          {words.notArrived}
        </Button>
      </div>
    </div>
  )
}
