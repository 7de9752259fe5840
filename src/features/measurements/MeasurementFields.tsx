import { formatLength } from '#domain/formatLength.ts'
import { LENGTH_UNITS, MEASUREMENT_FIELDS } from '#domain/measurement.ts'
import type { MeasurementField } from '#domain/measurement.ts'
import { QUARTERS, toggleQuarter } from '#domain/quarters.ts'
import { lengthProblems, measurementHints } from '#copy/measurementHints.ts'
import { measurementFields, measurementForm } from '#copy/measurements.ts'
import { Field } from '#ui/Field.tsx'
import styles from './measurements.module.css'
import type { MeasurementForm } from './useMeasurementForm.ts'

type Props = { form: MeasurementForm; fields?: readonly MeasurementField[]; required?: boolean }

/** The measurement fields in inches or centimetres, each echoed as it was understood. */
export function MeasurementFields({ form, fields = MEASUREMENT_FIELDS, required = false }: Props) {
  return (
    <>
      <UnitChoice form={form} />
      <div className={styles.fields}>
        {fields.map((field) => (
          <MeasurementInput key={field} field={field} form={form} required={required} />
        ))}
      </div>
    </>
  )
}

function UnitChoice({ form }: { form: MeasurementForm }) {
  return (
    <fieldset className="row">
      <legend className="label">{measurementForm.unitLabel}</legend>
      {LENGTH_UNITS.map((unit) => (
        <button
          key={unit}
          type="button"
          className="chip"
          aria-pressed={form.unit === unit}
          onClick={() => form.setUnit(unit)}
        >
          {measurementForm.units[unit]}
        </button>
      ))}
    </fieldset>
  )
}

type InputProps = { field: MeasurementField; form: MeasurementForm; required: boolean }

function MeasurementInput({ field, form, required }: InputProps) {
  const { label, placeholder, how, mistake } = measurementFields[field]
  const text = form.textOf(field)
  const refusal = form.refusals[field]
  return (
    <div className={styles.field}>
      <Field
        label={label}
        name={field}
        value={text}
        placeholder={form.unit === 'in' ? placeholder : ''}
        inputMode="decimal"
        autoComplete="off"
        enterKeyHint="next"
        required={required}
        hint={refusal ? undefined : <Understood field={field} form={form} />}
        problemText={refusal && lengthProblems[refusal.reason]}
        onChange={(event) => form.type(field, event.target.value)}
      />
      {refusal?.offer && (
        <Offer field={field} form={form} millimetres={refusal.offer.millimetres} />
      )}
      {form.unit === 'in' && (
        <div className={styles.quarters}>
          {QUARTERS.map((quarter) => (
            <button
              key={quarter}
              type="button"
              className="chip"
              aria-label={`${label}: ${measurementForm.fraction(quarter)}`}
              onClick={() => form.type(field, toggleQuarter(text, quarter))}
            >
              {quarter}
            </button>
          ))}
        </div>
      )}
      <details className={styles.how}>
        <summary>{measurementForm.howTo(label)}</summary>
        <p>{how}</p>
        <p>
          {measurementForm.commonSlip}: {mistake}
        </p>
      </details>
    </div>
  )
}

/** The same length in both units, so that a slip is seen at once. */
function Understood({ field, form }: { field: MeasurementField; form: MeasurementForm }) {
  const millimetres = form.values[field]
  if (millimetres === undefined) return null
  const both = LENGTH_UNITS.map((unit) => spoken(millimetres, unit)).join(', ')
  return measurementForm.understood(both)
}

function Offer({
  field,
  form,
  millimetres,
}: Omit<InputProps, 'required'> & { millimetres: number }) {
  return (
    <button type="button" className="chip" onClick={() => form.take({ [field]: millimetres })}>
      {measurementHints.use(spoken(millimetres, form.unit))}
    </button>
  )
}

function spoken(millimetres: number, unit: MeasurementForm['unit']): string {
  return `${formatLength(millimetres, unit)} ${measurementForm.unitShort[unit]}`
}
