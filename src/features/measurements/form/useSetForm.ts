import type { MeasurementSet } from '#domain/measurements/measurementSet.ts'
import { NEW_SET_FORM } from '#data/measurements/newSetDraft.ts'
import { emptyDraft } from '#ui/measuring/measurementDraft.ts'
import { useMeasurementForm, type MeasurementForm } from '#ui/measuring/useMeasurementForm.ts'
import { useDraft } from './useDraft.ts'

const NOTHING = {}
const UNTYPED = emptyDraft('in')

/**
 * The form of this set, or of a person's first one, including its unsaved draft; undefined until
 * the draft is loaded.
 */
export function useSetForm(set: MeasurementSet | undefined): MeasurementForm | undefined {
  const { draft, change, discard } = useDraft(set?.id ?? NEW_SET_FORM, set?.unit ?? 'in')
  const form = useMeasurementForm({
    kind: set?.kind ?? 'body',
    stored: set?.values ?? NOTHING,
    draft: draft ?? UNTYPED,
    change,
    discard,
  })
  return draft && form
}
