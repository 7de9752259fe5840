import type { MeasurementSet } from '#domain/measurements/measurementSet.ts'
import {
  useMeasurementForm,
  type MeasurementForm,
} from '#features/measurements/form/useMeasurementForm.ts'

const NOTHING = {}

/** The form of this set, or of a person's first one; undefined until loaded. */
export function useSetForm(set: MeasurementSet | undefined): MeasurementForm | undefined {
  return useMeasurementForm({
    name: set?.id ?? 'new',
    stored: set?.values ?? NOTHING,
    unit: set?.unit ?? 'in',
    kind: set?.kind ?? 'body',
  })
}
