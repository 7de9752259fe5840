import type { Measurements } from './measurement.ts'

/** One state of a set: what was measured, when (ISO 8601) and by whom. */
export type MeasurementVersion = {
  version: number
  values: Measurements
  savedAt: string
  takenBy: 'self' | 'shop'
}

/** Somebody's measurements under a name, with what they were before, newest first. */
export type MeasurementSet = MeasurementVersion & {
  id: string
  name: string
  history: MeasurementVersion[]
}
