import type { MeasurementSet } from '#domain/measurementSet.ts'
import type { Owned } from './rows.ts'

/** A deleted set stays as a tombstone until its deletion is delivered. */
export type MeasurementSetRow = MeasurementSet & Owned
