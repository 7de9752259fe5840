import { counterOrder } from '#copy/desk/adminOrders.ts'
import { emptyDraft, type MeasurementDraft } from '#ui/measuring/measurementDraft.ts'
import { MeasurementFields } from '#ui/measuring/MeasurementFields.tsx'
import { useFindings } from '#ui/measuring/useFindings.ts'
import { useFormOfDraft } from '#ui/measuring/useFormOfDraft.ts'
import styles from '#features/admin/parts/parts.module.css'
import { UNMEASURED } from './counterPiece.ts'

type CounterMeasurementsProps = {
  draft: MeasurementDraft
  onChange: (draft: MeasurementDraft) => void
}

/** The measurements taken at the counter for one piece; any may be left empty. */
export function CounterMeasurements({ draft, onChange }: CounterMeasurementsProps) {
  const form = useFormOfDraft({
    kind: 'body',
    stored: UNMEASURED,
    draft,
    change: (part) => onChange({ ...draft, ...part }),
    discard: () => onChange(emptyDraft(draft.unit)),
  })
  const findings = useFindings(form, [])
  return (
    <details>
      <summary className={styles.textButton}>{counterOrder.measurements}</summary>
      <div className="stack">
        <MeasurementFields form={form} findings={findings} />
      </div>
    </details>
  )
}
