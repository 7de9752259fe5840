import type { Finding, FindingCode } from '#domain/body/checkBody.ts'
import { MEASUREMENT_FIELDS, type MeasurementField } from '#domain/length/measurement.ts'
import {
  findingLevels,
  findingSentences,
  sharedUnitSentences,
  offerButtons,
} from '#copy/measurements/findings.ts'
import { measurementHints } from '#copy/measurements/measurementHints.ts'
import { measurementFields } from '#copy/measurements/measurements.ts'
import { lengthText } from '#ui/body/length.ts'
import styles from './measuring.module.css'
import type { MeasurementForm } from './useMeasurementForm.ts'
import '#ui/styles/parts/chips.css'

type FindingsProps = { findings: readonly Finding[]; form: MeasurementForm }

/**
 * The doubts about a measurement, each with a suggested correction and a button to confirm the
 * value.
 */
export function Findings({ findings, form }: FindingsProps) {
  return findings.map((finding) => (
    <div
      key={finding.code + finding.fields.join('-')}
      className={styles.finding}
      data-level={finding.level}
      role={finding.level === 'warning' ? 'status' : undefined}
    >
      {finding.level === 'warning' && <p className="label">{findingLevels.warning}</p>}
      <p>{sentenceOf(finding, form)}</p>
      <div className={styles.answers}>
        <ApplyOffer finding={finding} form={form} />
        {finding.fields.every((field) => !form.refusals[field]) && (
          <button type="button" className="chip" onClick={() => form.confirm(finding)}>
            {measurementHints.keep}
          </button>
        )}
      </div>
    </div>
  ))
}

function ApplyOffer({ finding, form }: { finding: Finding; form: MeasurementForm }) {
  const { offer } = finding
  if (!offer) return null
  return (
    <button
      type="button"
      className="chip"
      data-look="solid"
      onClick={() => form.applyOffer(offer.changes)}
    >
      {buttonText(finding, form)}
    </button>
  )
}

function buttonText(finding: Finding, form: MeasurementForm): string {
  const changed = Object.keys(finding.offer?.changes ?? {})
  if (finding.code === 'swapped') return offerButtons.swap
  if (changed.length > 1) return offerButtons.all
  const offer = offeredText(finding, form)
  return finding.offer?.isEstimate ? offerButtons.about(offer) : offerButtons.use(offer)
}

/** The sentence about a doubt, with the conflicting numbers. */
function sentenceOf(finding: Finding, form: MeasurementForm): string {
  const { code, fields } = finding
  const [field, other] = fields.map((name) => named(name, form))
  if (fields.length > 1 && isUnitError(code)) {
    return sharedUnitSentences[code](fields.map((name) => named(name, form)).join(', '))
  }
  const offer = offeredText(finding, form)
  return findingSentences[code]({ field: field ?? '', other: other ?? '', offer })
}

/** The suggested length for the doubtful field, or for another one. */
function offeredText({ offer, fields }: Finding, { unit }: MeasurementForm): string {
  const order = [...fields, ...MEASUREMENT_FIELDS]
  const length = order.map((field) => offer?.changes[field]).find((found) => found !== undefined)
  return length === undefined ? '' : lengthText(length, unit)
}

function isUnitError(code: FindingCode): code is keyof typeof sharedUnitSentences {
  return code in sharedUnitSentences
}

function named(field: MeasurementField, { values, refusals, unit }: MeasurementForm): string {
  const millimetres = values[field] ?? refusals[field]?.tooLong
  const { label } = measurementFields[field]
  return millimetres === undefined ? label : `${label} ${lengthText(millimetres, unit)}`
}
