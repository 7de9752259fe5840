import type { MeasurementSet } from '#domain/measurementSet.ts'
import { useMeasurementForm } from './useMeasurementForm.ts'
import type { MeasurementForm } from './useMeasurementForm.ts'

const NOTHING = {}

/** The form of this set, or of a person's first one; undefined until the device has answered. */
export function useSetForm(set: MeasurementSet | undefined): MeasurementForm | undefined {
  return useMeasurementForm({
    name: set?.id ?? 'new',
    stored: set?.values ?? NOTHING,
    unit: set?.unit ?? 'in',
    kind: set?.kind ?? 'body',
  })
}
