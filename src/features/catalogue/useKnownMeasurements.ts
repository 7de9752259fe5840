import { chosenSet } from '#data/chosenSet.ts'
import { onceQuiet } from '#data/onceQuiet.ts'
import type { Measurements } from '#domain/measurement.ts'
import { useLive } from '#ui/useLive.ts'

/** The chosen set, for pages that can be read without it. */
export const quietSet = onceQuiet(chosenSet)

/** What the shopper's chosen set holds; undefined while there is none or nobody knows. */
export function useKnownMeasurements(): Measurements | undefined {
  return useLive(quietSet)?.values
}
