import { useState, type FormEvent } from 'react'
import { correctShipping } from '#data/desk/orders.ts'
import type { FieldProblems } from '#domain/base/problem.ts'
import type { OwnerOrder } from '#domain/desk/ownerOrder.ts'
import { checkShipping } from '#domain/orders/checkShipping.ts'
import { adminOrders } from '#copy/desk/adminOrders.ts'
import { busyLabels } from '#copy/base/busyLabels.ts'
import { common } from '#copy/base/frame.ts'
import { useBusy } from '#ui/forms/useBusy.ts'
import { useFirstProblem } from '#ui/forms/useFirstProblem.ts'
import { FormDialog } from '#ui/notices/FormDialog.tsx'
import { notifyProblem } from '#ui/notices/notify.ts'
import { Button } from '#ui/parts/Button.tsx'
import { FormActions } from '#ui/parts/FormActions.tsx'
import { notifyOutcome } from '#features/admin/parts/notifyOutcome.ts'
import { CustomerFields } from './CustomerFields.tsx'

/** Corrects the customer's name, address or contact on an order that is placed already. */
export function CorrectShipping({ order }: { order: OwnerOrder }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {adminOrders.correct}
      </Button>
      {isOpen && (
        <FormDialog title={adminOrders.customer} onClose={() => setOpen(false)}>
          <ShippingForm order={order} onClose={() => setOpen(false)} />
        </FormDialog>
      )}
    </>
  )
}

type ShippingFormProps = { order: OwnerOrder; onClose: () => void }

function ShippingForm({ order, onClose }: ShippingFormProps) {
  // The order as it was when the form opened: a correction made on another desk meanwhile must be
  // detected as a conflict.
  const [seen] = useState(order)
  const [shipping, setShipping] = useState(seen.shipping)
  const [problems, setProblems] = useState<FieldProblems>({})
  const [busy, run] = useBusy()
  const form = useFirstProblem(problems)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const found = checkShipping(shipping)
    setProblems(found)
    if (Object.keys(found).length > 0) return
    run(async () => {
      const saved = await correctShipping(seen, shipping)
      if (!saved.ok) {
        setProblems(saved.problem.fields ?? {})
        return notifyProblem(saved.problem)
      }
      notifyOutcome(saved.value, adminOrders.corrected)
      onClose()
    })
  }

  return (
    <form className="stack" ref={form} onSubmit={submit} noValidate>
      <CustomerFields shipping={shipping} problems={problems} onChange={setShipping} />
      <FormActions busy={busy} busyLabel={busyLabels.saving} onCancel={onClose}>
        {common.save}
      </FormActions>
    </form>
  )
}
