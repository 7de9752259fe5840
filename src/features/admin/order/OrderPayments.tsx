import { useRef, useState, type FormEvent } from 'react'
import { addPayment } from '#data/desk/orders.ts'
import { formatRupees, parsePriceText, type Rupees } from '#domain/base/money.ts'
import { paidSoFar, type OrderEvent } from '#domain/orders/orderEvent.ts'
import type { OwnerOrder } from '#domain/desk/ownerOrder.ts'
import { adminOrders, PAYMENT_WAYS } from '#copy/desk/adminOrders.ts'
import { busyLabels } from '#copy/base/messages.ts'
import { Button } from '#ui/parts/Button.tsx'
import { Field, SelectField, formText } from '#ui/forms/Field.tsx'
import { notifyProblem } from '#ui/notices/notify.ts'
import { useBusy } from '#ui/forms/useBusy.ts'
import styles from '#features/admin/parts/parts.module.css'
import { ConfirmDialog } from '#ui/notices/ConfirmDialog.tsx'
import { notifyOutcome } from '#features/admin/parts/notifyOutcome.ts'

type Payment = { amount: Rupees; method: string }

type OrderPaymentsProps = { order: OwnerOrder; events: OrderEvent[]; onChange: () => void }

/** Payments, the balance due, and a form to record a payment. */
export function OrderPayments({ order, events, onChange }: OrderPaymentsProps) {
  const [busy, run] = useBusy()
  const [excess, setExcess] = useState<Payment>()
  const form = useRef<HTMLFormElement>(null)
  const paid = paidSoFar(events)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const filled = event.currentTarget
    const amount = Math.round(parsePriceText(formText(filled, 'amount')) ?? 0)
    if (amount === 0) return notifyProblem('numberInvalid')
    const payment = { amount, method: formText(filled, 'method') }
    if (amount > 0 && paid + amount > order.total) setExcess(payment)
    else add(payment)
  }

  function add({ amount, method }: Payment) {
    setExcess(undefined)
    run(async () => {
      const added = await addPayment(order.id, amount, method)
      if (!added.ok) return notifyProblem(added.problem)
      notifyOutcome(added.value, adminOrders.paymentAdded)
      form.current?.reset()
      onChange()
    })
  }

  return (
    <section className="stack">
      <h2>{adminOrders.payments}</h2>
      <dl className={styles.facts}>
        <dt>{adminOrders.received}</dt>
        <dd className="price">{formatRupees(paid)}</dd>
        <dt>{adminOrders.balance}</dt>
        <dd className="price">{formatRupees(order.total - paid)}</dd>
      </dl>
      <form ref={form} className={`stack ${styles.noPrint}`} onSubmit={submit}>
        <Field
          label={adminOrders.amount}
          name="amount"
          inputMode="numeric"
          hint={adminOrders.amountHint}
          required
        />
        <SelectField label={adminOrders.method} name="method">
          {PAYMENT_WAYS.map((way) => (
            <option key={way}>{way}</option>
          ))}
        </SelectField>
        <Button type="submit" look="outline" busy={busy} busyLabel={busyLabels.saving}>
          {adminOrders.addPayment}
        </Button>
      </form>
      {excess && (
        <ConfirmDialog
          title={adminOrders.addPayment}
          text={adminOrders.overpaidQuestion(
            formatRupees(paid + excess.amount),
            formatRupees(order.total),
          )}
          yes={adminOrders.addPayment}
          onYes={() => add(excess)}
          onNo={() => setExcess(undefined)}
        />
      )}
    </section>
  )
}
