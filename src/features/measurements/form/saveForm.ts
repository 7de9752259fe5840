import { compareMeasurements } from '#domain/length/compareMeasurements.ts'
import type { MeasurementSet } from '#domain/measurements/measurementSet.ts'
import type { Consent } from '#domain/measurements/measurementConsent.ts'
import type { Result } from '#domain/base/problem.ts'
import type { SetDetails } from '#domain/measurements/setEdit.ts'
import { addSet, saveSet } from '#data/measurements/measurementSets.ts'
import { measurementSets } from '#copy/measurements/measurements.ts'
import type { MeasurementForm } from '#ui/measuring/useMeasurementForm.ts'

/**
 * Saves the form as a new version of its set, or as the first set, and stores in the set what was
 * agreed to and when.
 */
export function saveForm(
  set: MeasurementSet | undefined,
  form: MeasurementForm,
  consent: Consent,
): Promise<Result<MeasurementSet>> {
  const { values, unit, kind } = form
  const confirmations = [...form.confirmations]
  if (!set) {
    const details = { unit, kind, consent }
    return addSet(measurementSets.firstName, values, details, confirmations)
  }
  const details: Partial<SetDetails> = {}
  if (unit !== set.unit) details.unit = unit
  if (!set.consent) details.consent = consent
  // Measured again: by the shopper, on the day of this save.
  if (compareMeasurements(set.values, values).length > 0) {
    details.takenBy = 'self'
    details.measuredOn = ''
  }
  return saveSet(set, values, { details, confirmations })
}
