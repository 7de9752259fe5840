import { useState } from 'react'
import type { MeasurementSet } from '#domain/measurements/measurementSet.ts'
import { CONSENT_VERSION } from '#domain/measurements/measurementConsent.ts'
import type { Consent } from '#domain/measurements/measurementConsent.ts'
import type { Result } from '#domain/base/problem.ts'
import type { SetDetails } from '#domain/measurements/setEdit.ts'
import { addSet, saveSet } from '#data/measurements/measurementSets.ts'
import { measurementSets } from '#copy/measurements/measurements.ts'
import type { MeasurementForm } from './useMeasurementForm.ts'

/**
 * Keeps what a form holds as a version of its set, or as the first one. Where nobody agreed yet it
 * asks first, with what was agreed to and when kept in the set.
 */
export function useSaving(set: MeasurementSet | undefined, consent: Consent | undefined) {
  const [asked, setAsked] = useState<{ go: (consent: Consent) => void }>()

  /** Goes on at once, or once the shopper has agreed. */
  function withConsent(go: (consent: Consent) => void) {
    if (consent) go(consent)
    else setAsked({ go })
  }

  return {
    withConsent,
    isAsking: asked !== undefined,
    agree: () => {
      setAsked(undefined)
      asked?.go({ version: CONSENT_VERSION, at: new Date().toISOString() })
    },
    decline: () => setAsked(undefined),
    save: (form: MeasurementForm, consent: Consent) => save(set, form, consent),
  }
}

function save(
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
  // Measured anew, so the day is today unless it is set once more.
  if (set.measuredOn && form.dirty) details.measuredOn = ''
  return saveSet(set, values, { details, confirmations })
}
