import { chosenSet, liveSets } from '#data/measurements/measurementSetList.ts'
import { deferUntilIdle } from '#data/live/deferUntilIdle.ts'
import type { Measurements } from '#domain/length/measurement.ts'
import { useLive } from '#ui/state/useLive.ts'

/** The chosen measurement set, deferred because pages are readable without it. */
export const deferredSet = deferUntilIdle(chosenSet)

/** Everybody's measurements, deferred likewise. */
export const deferredSets = deferUntilIdle(liveSets)

/** The values of the shopper's chosen set; undefined while loading or if there is none. */
export function useKnownMeasurements(): Measurements | undefined {
  return useLive(deferredSet)?.values
}
