import { useState, type FormEvent } from 'react'
import { measurePiece } from '#data/desk/orders.ts'
import type { OwnerOrder } from '#domain/desk/ownerOrder.ts'
import type { Measurements } from '#domain/length/measurement.ts'
import { adminOrders } from '#copy/desk/adminOrders.ts'
import { busyLabels } from '#copy/base/busyLabels.ts'
import { common } from '#copy/base/frame.ts'
import { focusFirstProblem } from '#ui/forms/useFirstProblem.ts'
import { useBusy } from '#ui/forms/useBusy.ts'
import { emptyDraft } from '#ui/measuring/measurementDraft.ts'
import { MeasurementFields } from '#ui/measuring/MeasurementFields.tsx'
import { useFindings } from '#ui/measuring/useFindings.ts'
import { useMeasurementForm } from '#ui/measuring/useMeasurementForm.ts'
import { FormDialog } from '#ui/notices/FormDialog.tsx'
import { notifyProblem } from '#ui/notices/notify.ts'
import { FormActions } from '#ui/parts/FormActions.tsx'
import { notifyOutcome } from '#features/admin/parts/notifyOutcome.ts'

type MeasurePieceProps = {
  order: OwnerOrder
  /** Which line of the order, from 0. */
  line: number
  onClose: () => void
}

/** Enters or corrects the measurements of a piece that is ordered already. */
export function MeasurePiece(props: MeasurePieceProps) {
  const { order, line, onClose } = props
  return (
    <FormDialog title={order.lines[line]?.name ?? ''} onClose={onClose}>
      <PieceForm {...props} />
    </FormDialog>
  )
}

const NONE: Measurements = {}

function PieceForm({ order, line, onClose }: MeasurePieceProps) {
  // The order as it was opened: what another desk measures meanwhile must not pass for seen.
  const [seen] = useState(order)
  const measurements = seen.lines[line]?.measurements
  // The form is for a body; lengths along a garment do not fit it.
  const stored = measurements?.kind === 'garment' ? NONE : (measurements?.values ?? NONE)
  const [draft, setDraft] = useState(() => emptyDraft('in'))
  const [busy, run] = useBusy()
  const form = useMeasurementForm({
    kind: 'body',
    stored,
    draft,
    change: (part) => setDraft({ ...draft, ...part }),
    discard: () => setDraft(emptyDraft(draft.unit)),
  })
  const findings = useFindings(form, [])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (Object.keys(form.refusals).length > 0) return focusFirstProblem(event.currentTarget)
    const measured = { set: '', setName: adminOrders.measuredSet, version: 1, values: form.values }
    run(async () => {
      const saved = await measurePiece(seen, line, measured)
      if (!saved.ok) return notifyProblem(saved.problem)
      notifyOutcome(saved.value, adminOrders.measured)
      onClose()
    })
  }

  return (
    <form className="stack" onSubmit={submit}>
      <MeasurementFields form={form} findings={findings} />
      <FormActions busy={busy} busyLabel={busyLabels.saving} onCancel={onClose}>
        {common.save}
      </FormActions>
    </form>
  )
}
