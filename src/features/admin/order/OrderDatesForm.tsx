import { useState, type FormEvent } from 'react'
import { ownerOrders, setDates } from '#data/desk/orders.ts'
import type { OwnerOrder } from '#domain/desk/ownerOrder.ts'
import { loadOf } from '#domain/desk/workroomLoad.ts'
import { workdaysOf } from '#domain/workroom/promise.ts'
import { firstOverload } from '#domain/workroom/weeks.ts'
import { adminOrders } from '#copy/desk/adminOrders.ts'
import { busyLabels } from '#copy/base/busyLabels.ts'
import { Button } from '#ui/parts/Button.tsx'
import { usePageData } from '#ui/state/contexts.ts'
import { useLive } from '#ui/state/useLive.ts'
import { Field } from '#ui/forms/Field.tsx'
import { notifyProblem } from '#ui/notices/notify.ts'
import { useBusy } from '#ui/forms/useBusy.ts'
import styles from '#features/admin/parts/parts.module.css'
import { ConfirmDialog } from '#ui/notices/ConfirmDialog.tsx'
import { shopToday } from '#ui/workroom/shopToday.ts'
import { notifyOutcome } from '#features/admin/parts/notifyOutcome.ts'
import { shortDayText } from '#ui/parts/day.ts'

/** The dates of the fitting and of the promised delivery. */
export function OrderDatesForm({ order }: { order: OwnerOrder }) {
  const [trialDate, setTrialDate] = useState(order.trialDate)
  const [dueDate, setDueDate] = useState(order.dueDate)
  const [reason, setReason] = useState('')
  const [asking, setAsking] = useState(false)
  const closed = useClosed()
  const overload = useOverload(order, dueDate)
  const isMoved = isPostponed(order.trialDate, trialDate) || isPostponed(order.dueDate, dueDate)
  const [busy, run] = useBusy()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (trialDate !== '' && dueDate !== '' && dueDate < trialDate) setAsking(true)
    else save()
  }

  function save() {
    setAsking(false)
    run(async () => {
      const saved = await setDates(order, { trialDate, dueDate }, isMoved ? reason.trim() : '')
      if (saved.ok) notifyOutcome(saved.value, adminOrders.datesSaved)
      else notifyProblem(saved.problem)
    })
  }

  return (
    <section className={`stack ${styles.noPrint}`}>
      <h2>{adminOrders.dates}</h2>
      <form className="stack" onSubmit={submit}>
        <Field
          label={adminOrders.trialDate}
          hint={closed(trialDate)}
          type="date"
          value={trialDate}
          onChange={({ target }) => setTrialDate(target.value)}
        />
        <Field
          label={adminOrders.dueDate}
          hint={[
            order.neededBy && adminOrders.neededBy(shortDayText(order.neededBy)),
            closed(dueDate),
          ]
            .filter(Boolean)
            .join(' ')}
          type="date"
          value={dueDate}
          onChange={({ target }) => setDueDate(target.value)}
        />
        {isMoved && (
          <Field
            label={adminOrders.dateReason}
            value={reason}
            maxLength={1000}
            required
            onChange={({ target }) => setReason(target.value)}
          />
        )}
        <div role="status">
          {overload && <p className="problem">{adminOrders.overload(shortDayText(overload))}</p>}
        </div>
        <Button type="submit" look="outline" busy={busy} busyLabel={busyLabels.saving}>
          {adminOrders.saveDates}
        </Button>
      </form>
      {asking && (
        <ConfirmDialog
          title={adminOrders.saveDates}
          text={adminOrders.earlyQuestion(shortDayText(dueDate), shortDayText(trialDate))}
          yes={adminOrders.saveDates}
          onYes={save}
          onNo={() => setAsking(false)}
        />
      )}
    </section>
  )
}

/** Whether a promised day is moved or removed. */
function isPostponed(promised: string, day: string): boolean {
  return promised !== '' && promised !== day
}

/** What to say of a day on which the workroom does not work; empty for any other day. */
function useClosed(): (date: string) => string {
  const { workroom } = usePageData().shop
  const isWorkday = workroom && workdaysOf(workroom)
  return (date) => (date === '' || isWorkday?.(date) !== false ? '' : adminOrders.closed)
}

/**
 * The first day by which more is promised than can be made, if the order is promised for this new
 * day.
 */
function useOverload(order: OwnerOrder, dueDate: string): string | undefined {
  const { workroom } = usePageData().shop
  const orders = useLive(ownerOrders.rows) ?? []
  if (!workroom || dueDate === '' || dueDate === order.dueDate) return undefined
  const moved = orders.map((other) => (other.id === order.id ? { ...other, dueDate } : other))
  return firstOverload(workroom, loadOf(moved), shopToday())
}
