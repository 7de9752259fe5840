import { useMemo } from 'react'
import { checkBody, type Finding } from '#domain/body/checkBody.ts'
import { openFindings, type Confirmation } from '#domain/body/confirmation.ts'
import type { MeasurementForm } from './useFormOfDraft.ts'

/**
 * The unconfirmed doubts about a form's values. A doubt about a field being edited is hidden until
 * the edit is finished.
 * @param confirmed confirmations that are already saved
 */
export function useFindings(form: MeasurementForm, confirmed: readonly Confirmation[]): Finding[] {
  const { committed, values, unit, kind, confirmations } = form
  const findings = useMemo(
    () => (kind === 'body' ? checkBody(committed, unit) : []),
    [committed, unit, kind],
  )
  const settled = findings.filter(({ fields }) =>
    fields.every((field) => values[field] === committed[field]),
  )
  return openFindings(settled, values, [...confirmed, ...confirmations])
}
