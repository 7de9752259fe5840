import { MEASUREMENT_FIELDS } from './measurement.ts'
import type { Measurements } from './measurement.ts'

/** One state of a set: what was measured, when (ISO 8601) and by whom. */
export type MeasurementVersion = {
  version: number
  values: Measurements
  savedAt: string
  takenBy: 'self' | 'shop'
}

/** Somebody's measurements under a name, with what they were before, the latest first. */
export type MeasurementSet = MeasurementVersion & {
  id: string
  name: string
  history: MeasurementVersion[]
}

/** Earlier states that are kept; older ones are forgotten. */
export const LONGEST_HISTORY = 20

/** The set with new values; what it was goes into its history. The same values change nothing. */
export function nextVersion(
  set: MeasurementSet,
  values: Measurements,
  savedAt: string,
  takenBy: MeasurementVersion['takenBy'] = 'self',
): MeasurementSet {
  if (MEASUREMENT_FIELDS.every((field) => set.values[field] === values[field])) return set
  const { id, name, history, ...now } = set
  const earlier = [now, ...history].slice(0, LONGEST_HISTORY)
  return { id, name, version: set.version + 1, values, savedAt, takenBy, history: earlier }
}

/**
 * One set that went two ways on two devices: the later state is shown, every other state stays in
 * the history, none twice.
 */
export function mergedSets(one: MeasurementSet, other: MeasurementSet): MeasurementSet {
  const [later, earlier] = one.savedAt >= other.savedAt ? [one, other] : [other, one]
  const states = [...stateAndHistory(later), ...stateAndHistory(earlier)]
  const bySaving = new Map(states.map((state) => [state.savedAt, state]))
  const sorted = [...bySaving.values()].sort((a, b) => (a.savedAt < b.savedAt ? 1 : -1))
  const history = sorted.filter(({ savedAt }) => savedAt !== later.savedAt)
  const version = Math.max(one.version, other.version)
  return { ...later, version, history: history.slice(0, LONGEST_HISTORY) }
}

function stateAndHistory(set: MeasurementSet): MeasurementVersion[] {
  const { version, values, savedAt, takenBy, history } = set
  return [{ version, values, savedAt, takenBy }, ...history]
}
