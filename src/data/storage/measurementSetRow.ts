import type { MeasurementSet } from '#domain/measurements/measurementSet.ts'
import type { Owned } from './rows.ts'

/** A deleted set stays as a tombstone until its deletion is delivered. */
export type MeasurementSetRow = MeasurementSet & Owned

/** The set without the row's owner. */
export function withoutOwner(row: MeasurementSetRow): MeasurementSet {
  const { owner: _owner, ...set } = row
  return set
}
