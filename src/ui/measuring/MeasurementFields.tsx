import type { Finding } from '#domain/body/checkBody.ts'
import {
  LENGTH_UNITS,
  MEASUREMENT_FIELDS,
  type MeasurementField,
} from '#domain/length/measurement.ts'
import { measurementForm } from '#copy/measurements/measurements.ts'
import { ChipChoice } from '#ui/forms/ChipChoice.tsx'
import { Findings } from './Findings.tsx'
import { MeasurementInput } from './MeasurementInput.tsx'
import { sharesCause } from './useFindings.ts'
import styles from './measuring.module.css'
import type { MeasurementForm } from './useMeasurementForm.ts'

type Props = {
  form: MeasurementForm
  findings: readonly Finding[]
  fields?: readonly MeasurementField[]
  required?: boolean
  onFocus?: (field: MeasurementField) => void
}

/** The measurement fields in inches or centimetres, each with its doubts. */
export function MeasurementFields(props: Props) {
  const { form, findings, fields = MEASUREMENT_FIELDS, required = false, onFocus } = props
  const have = fields.filter((field) => form.values[field] !== undefined).length
  return (
    <>
      <div className={styles.over}>
        <ChipChoice
          label={measurementForm.unitLabel}
          choices={LENGTH_UNITS.map((value) => ({ value, label: measurementForm.units[value] }))}
          chosen={form.unit}
          onChoose={form.setUnit}
        />
        <p className="hint" aria-live="polite">
          {measurementForm.progress(have, fields.length)}
        </p>
      </div>
      <div className={styles.fields}>
        {fields.map((field) => (
          <div key={field} className={styles.measure}>
            <MeasurementInput
              field={field}
              form={form}
              required={required}
              doubtful={findings.some((finding) => isDoubted(finding, field))}
              explained={findings.some(
                (finding) => sharesCause(finding) && finding.fields.includes(field),
              )}
              onFocus={() => onFocus?.(field)}
            />
            <Findings
              findings={findings.filter((finding) => placeOf(finding, fields) === field)}
              form={form}
            />
          </div>
        ))}
      </div>
    </>
  )
}

function isDoubted({ level, fields }: Finding, field: MeasurementField): boolean {
  return level === 'warning' && fields.includes(field)
}

/** A doubt is shown under the first of its fields in this form. */
function placeOf(finding: Finding, fields: readonly MeasurementField[]) {
  return finding.fields.find((field) => fields.includes(field))
}
