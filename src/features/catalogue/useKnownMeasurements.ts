import { chosenSet } from '#data/chosenSet.ts'
import type { Measurements } from '#domain/measurement.ts'
import { useLive } from '#ui/useLive.ts'

/** What the shopper's chosen set holds; undefined while there is none or nobody knows. */
export function useKnownMeasurements(): Measurements | undefined {
  return useLive(chosenSet)?.values
}
