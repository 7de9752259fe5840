import { MEASUREMENT_FIELDS } from '#domain/length/measurement.ts'
import { counterOrder } from '#copy/desk/adminOrders.ts'
import { measurementForm } from '#copy/measurements/measurements.ts'
import { emptyDraft, type MeasurementDraft } from '#ui/measuring/measurementDraft.ts'
import { MeasurementFields } from '#ui/measuring/MeasurementFields.tsx'
import { useFindings } from '#ui/measuring/useFindings.ts'
import { useMeasurementForm } from '#ui/measuring/useMeasurementForm.ts'
import styles from '#features/admin/parts/parts.module.css'
import counter from './counter.module.css'
import { UNMEASURED, type Known } from './counterPiece.ts'
import { TakenOver } from './TakenOver.tsx'

type CounterMeasurementsProps = {
  draft: MeasurementDraft
  /** Measurements that can be reused. */
  known: readonly Known[]
  onTake: (known: Known) => void
  onChange: (draft: MeasurementDraft) => void
}

/** The measurements taken at the counter for one piece; any may be left empty. */
export function CounterMeasurements({ draft, known, ...on }: CounterMeasurementsProps) {
  const { onTake, onChange } = on
  const form = useMeasurementForm({
    kind: 'body',
    stored: UNMEASURED,
    draft,
    change: (part) => onChange({ ...draft, ...part }),
    discard: () => onChange(emptyDraft(draft.unit)),
  })
  const findings = useFindings(form, [])
  const have = Object.keys(form.values).length
  return (
    <>
      {have === 0 && <TakenOver known={known} onTake={onTake} />}
      <details>
        <summary className={`${styles.textButton} ${counter.measures}`}>
          {counterOrder.measurements}
          {have > 0 && <small>{measurementForm.progress(have, MEASUREMENT_FIELDS.length)}</small>}
        </summary>
        <div className="stack">
          <MeasurementFields form={form} findings={findings} />
        </div>
      </details>
    </>
  )
}
