import { useState } from 'react'
import type { MeasurementSet } from '#domain/measurements/measurementSet.ts'
import { CONSENT_VERSION, type Consent } from '#domain/measurements/measurementConsent.ts'
import type { Result } from '#domain/base/problem.ts'
import type { SetDetails } from '#domain/measurements/setEdit.ts'
import { addSet, saveSet } from '#data/measurements/measurementSets.ts'
import { measurementSets } from '#copy/measurements/measurements.ts'
import type { MeasurementForm } from '#ui/measuring/useMeasurementForm.ts'

/**
 * Saves the form as a new version of its set, or as the first set. Asks for consent first if it was
 * not given yet, and stores in the set what was agreed to and when.
 */
export function useSaving(set: MeasurementSet | undefined, consent: Consent | undefined) {
  const [asked, setAsked] = useState<{ proceed: (consent: Consent) => void }>()

  /** Runs `proceed` at once, or after the shopper has consented. */
  function withConsent(proceed: (consent: Consent) => void) {
    if (consent) proceed(consent)
    else setAsked({ proceed })
  }

  return {
    withConsent,
    isAsking: asked !== undefined,
    agree: () => {
      setAsked(undefined)
      asked?.proceed({ version: CONSENT_VERSION, at: new Date().toISOString() })
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
  // Measured again, so the date resets to today unless set explicitly.
  if (set.measuredOn && form.dirty) details.measuredOn = ''
  return saveSet(set, values, { details, confirmations })
}
