import { liveSets } from '#data/measurementSets.ts'
import { measurementForm } from '#copy/measurements.ts'
import { useLive } from '#ui/useLive.ts'
import { SetEditor } from './SetEditor.tsx'

/** The dashboard's measurements: the shopper's first set, ready to be typed into (spec section 2). */
export function MeasurementsTab() {
  const sets = useLive(liveSets)
  if (sets === undefined) return <p role="status">{measurementForm.loading}</p>
  const [first] = sets
  return <SetEditor key={first?.id ?? 'new'} set={first} />
}
