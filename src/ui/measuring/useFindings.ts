import { useMemo } from 'react'
import { checkBody, type Finding } from '#domain/body/checkBody.ts'
import { openFindings, type Confirmation } from '#domain/body/confirmation.ts'
import { MAX_LENGTH_MM, type LengthUnit, type Measurements } from '#domain/length/measurement.ts'
import type { MeasurementForm } from './useMeasurementForm.ts'

/**
 * The unconfirmed doubts about a form's values. A doubt about a field being edited is hidden until
 * the edit is finished.
 * @param confirmed confirmations that are already saved
 */
export function useFindings(form: MeasurementForm, confirmed: readonly Confirmation[]): Finding[] {
  const { committed, committedTooLong, values, refusals, unit, kind, confirmations } = form
  const findings = useMemo(
    () => (kind === 'body' ? findingsOf(committed, committedTooLong, unit) : []),
    [committed, committedTooLong, unit, kind],
  )
  const settled = findings.filter(({ fields }) =>
    fields.every(
      (field) =>
        values[field] === committed[field] && refusals[field]?.tooLong === committedTooLong[field],
    ),
  )
  return openFindings(settled, { ...values, ...committedTooLong }, [...confirmed, ...confirmations])
}

/** Whether one cause explains several measurements, with a correction that can be saved. */
export function sharesCause({ fields, offer }: Finding): boolean {
  if (!offer || fields.length < 2) return false
  return Object.values(offer.changes).every((length) => length <= MAX_LENGTH_MM)
}

/**
 * If centimetres are typed into a form in inches, some lengths are rejected as too long and others
 * look plausible. They share one cause, so they are checked together; a rejection with a different
 * cause is shown separately.
 */
function findingsOf(values: Measurements, tooLong: Measurements, unit: LengthUnit): Finding[] {
  const all = checkBody({ ...values, ...tooLong }, unit)
  const isShared = all.some(
    (finding) =>
      sharesCause(finding) && finding.fields.some((field) => tooLong[field] !== undefined),
  )
  return isShared ? all : checkBody(values, unit)
}
