import { useRef, type FormEvent } from 'react'
import { addNote } from '#data/desk/orders.ts'
import type { OrderEvent } from '#domain/orders/orderEvent.ts'
import type { OwnerOrder } from '#domain/desk/ownerOrder.ts'
import { adminOrders } from '#copy/desk/adminOrders.ts'
import { busyLabels } from '#copy/base/busyLabels.ts'
import { Button } from '#ui/parts/Button.tsx'
import { AreaField, formText } from '#ui/forms/Field.tsx'
import { notifyProblem } from '#ui/notices/notify.ts'
import { clearOnceSent } from '#ui/typed/clearOnceSent.ts'
import { useBusy } from '#ui/forms/useBusy.ts'
import { useKeptInput } from '#ui/typed/useKeptInput.ts'
import styles from '#features/admin/parts/parts.module.css'
import { notifyOutcome } from '#features/admin/parts/notifyOutcome.ts'
import { momentText } from '#ui/parts/day.ts'

type OrderNotesProps = { order: OwnerOrder; events: OrderEvent[]; onChange: () => void }

/** Internal notes; the customer never sees them. */
export function OrderNotes({ order, events, onChange }: OrderNotesProps) {
  const [busy, run] = useBusy()
  const shown = useRef<HTMLFormElement>(null)
  useKeptInput(`note/${order.id}`, shown)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const note = formText(form, 'note').trim()
    if (note === '') return
    const clear = clearOnceSent(form)
    run(async () => {
      const added = await addNote(order.id, note)
      if (!added.ok) return notifyProblem(added.problem)
      notifyOutcome(added.value, adminOrders.noteAdded)
      clear()
      onChange()
    })
  }

  return (
    <section className="stack">
      <h2>{adminOrders.notes}</h2>
      <ul className={styles.list}>
        {events
          .filter(({ kind }) => kind === 'note')
          .map(({ id, note, created }) => (
            <li key={id}>
              <span className={styles.prose}>{note}</span>
              <small>{momentText(created)}</small>
            </li>
          ))}
      </ul>
      <form ref={shown} className={`stack ${styles.noPrint}`} onSubmit={submit}>
        <AreaField label={adminOrders.noteLabel} name="note" maxLength={1000} required />
        <Button type="submit" look="outline" busy={busy} busyLabel={busyLabels.saving}>
          {adminOrders.addNote}
        </Button>
      </form>
    </section>
  )
}
