import { liveSets } from '#data/measurementSets.ts'
import type { Measurements } from '#domain/measurement.ts'
import { useLive } from '#ui/useLive.ts'

/** What the shopper's first set holds; undefined while there is none or nobody knows. */
export function useKnownMeasurements(): Measurements | undefined {
  return useLive(liveSets)?.[0]?.values
}
