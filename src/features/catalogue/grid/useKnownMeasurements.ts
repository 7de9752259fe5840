import { chosenSet, liveSets } from '#data/measurements/measurementSetList.ts'
import { deferSubscription } from '#data/live/deferSubscription.ts'
import type { Measurements } from '#domain/length/measurement.ts'
import { useLive } from '#ui/state/useLive.ts'

/** The chosen measurement set, deferred because pages are readable without it. */
export const deferredSet = deferSubscription(chosenSet)

/** Everybody's measurements, deferred likewise. */
export const deferredSets = deferSubscription(liveSets)

/** The values of the shopper's chosen set; undefined while loading or if there is none. */
export function useKnownMeasurements(): Measurements | undefined {
  return useLive(deferredSet)?.values
}
