import { chosenSet } from '#data/measurements/chosenSet.ts'
import { deferUntilIdle } from '#data/live/deferUntilIdle.ts'
import type { Measurements } from '#domain/length/measurement.ts'
import { useLive } from '#ui/state/useLive.ts'

/** The chosen set, for pages that can be read without it. */
export const quietSet = deferUntilIdle(chosenSet)

/** What the shopper's chosen set holds; undefined while there is none or nobody knows. */
export function useKnownMeasurements(): Measurements | undefined {
  return useLive(quietSet)?.values
}
