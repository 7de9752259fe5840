import { compareMeasurements } from '#domain/length/compareMeasurements.ts'
import { shopDateOf } from '#domain/base/day.ts'
import type { Confirmation } from '#domain/body/confirmation.ts'
import {
  MEASUREMENT_FIELDS,
  type MeasurementField,
  type Measurements,
} from '#domain/length/measurement.ts'
import {
  sortEdits,
  compactEdits,
  type EditStamp,
  type SetChange,
  type SetDetails,
  type SetEdit,
  type TakenBy,
} from './setEdit.ts'

/** One version of a set: the measurements, when it was saved (ISO 8601) and who took them. */
export type MeasurementVersion = {
  version: number
  values: Measurements
  savedAt: string
  takenBy: TakenBy
}

/**
 * A person's measurements under a name. The edits, oldest first, are the source of truth; the other
 * fields are derived from them and stored for reading and queries.
 */
export type MeasurementSet = MeasurementVersion &
  SetDetails & {
    id: string
    confirmations: Confirmation[]
    /** Earlier versions, latest first. */
    history: MeasurementVersion[]
    edits: SetEdit[]
  }

/** A set as the server answers it: `history` holds the edits, the rest is derived from them. */
export type MeasurementSetRecord = MeasurementVersion & {
  id: string
  user: string
  name: string
  history: SetEdit[]
  deleted: boolean
}

/** Most earlier versions shown. */
export const MAX_HISTORY = 20

const BLANK: SetDetails = {
  name: '',
  takenBy: 'self',
  measuredOn: '',
  notes: '',
  unit: 'in',
  kind: 'body',
  deleted: false,
}

/** A new set with its first edit. */
export function newSet(id: string, change: SetChange, stamp: EditStamp): MeasurementSet {
  return setOf(id, [{ ...change, ...stamp, version: 1 }])
}

/** Appends an edit, timestamped after those it builds on even if the device's clock is behind. */
export function editSet(set: MeasurementSet, change: SetChange, stamp: EditStamp): MeasurementSet {
  const at = Math.max(stamp.at, (set.edits.at(-1)?.at ?? -1) + 1)
  const edit = { ...change, ...stamp, at, version: set.version + 1 }
  return compactSet(set.id, [...set.edits, edit])
}

/** The set with exactly these measurements; unchanged measurements and details add no edit. */
export function nextVersion(
  set: MeasurementSet,
  values: Measurements,
  stamp: EditStamp,
  { details = {}, confirmations = [] }: Omit<SetChange, 'values'> = {},
): MeasurementSet {
  const change: SetChange = {}
  const differences = compareMeasurements(set.values, values)
  if (differences.length > 0) {
    change.values = Object.fromEntries(differences.map(({ field, now }) => [field, now ?? null]))
  }
  if (Object.keys(details).length > 0) change.details = details
  if (confirmations.length > 0) change.confirmations = confirmations
  return Object.keys(change).length === 0 ? set : editSet(set, change, stamp)
}

/** The set of these edits, without the oldest ones that no longer have an effect. */
export function compactSet(id: string, edits: readonly SetEdit[]): MeasurementSet {
  return setOf(id, compactEdits(sortEdits(edits)))
}

/**
 * Merges two replicas of a set: for each measurement, the last edit wins. Commutative, associative
 * and idempotent, but for which of the oldest edits are dropped. Device and server drop them alike:
 * one that only the device kept would be sent again with each refresh.
 */
export function mergeSets(one: MeasurementSet, other: MeasurementSet): MeasurementSet {
  return compactSet(one.id, [...one.edits, ...other.edits])
}

/** A copy under another id and name, with its own history from now on. */
export function duplicateSet(
  set: MeasurementSet,
  id: string,
  name: string,
  stamp: EditStamp,
): MeasurementSet {
  const { takenBy, measuredOn, notes, unit, kind, height, weight, consent } = set
  const { values, confirmations } = set
  const optional = {
    ...(height && { height }),
    ...(weight && { weight }),
    ...(consent && { consent }),
  }
  const details = { name, takenBy, measuredOn, notes, unit, kind, ...optional }
  return newSet(id, { details, values, confirmations }, stamp)
}

/** The same set with its history under a new id: undoes a deletion, whose tombstone is final. */
export function undeleteSet(set: MeasurementSet, id: string): MeasurementSet {
  return { ...setOf(id, set.edits), name: set.name }
}

/** Whether the first has an edit, or a tombstone, that the second lacks. */
export function hasNewEdits(one: MeasurementSet, other: MeasurementSet): boolean {
  if (other.deleted) return false
  return one.deleted || one.edits.some(({ id }) => other.edits.every((edit) => edit.id !== id))
}

/** The details that differ from the set's; a missing detail counts as empty. */
export function changedDetails(set: SetDetails, details: Partial<SetDetails>): Partial<SetDetails> {
  const current = new Map<string, unknown>(Object.entries(set))
  const changes = Object.entries(details).filter(([name, value]) => {
    return (current.get(name) ?? null) !== value
  })
  return Object.fromEntries(changes)
}

/** The set as it was with an earlier version. */
export function setAsOf(set: MeasurementSet, { version }: MeasurementVersion): MeasurementSet {
  const place = versionsOf(set.edits).findIndex((one) => one.version === version)
  return setOf(set.id, set.edits.slice(0, place + 1))
}

/** When a measurement was last changed, in Unix milliseconds. */
export function lastEditedMs(set: MeasurementSet, field: MeasurementField): number | undefined {
  return set.edits.findLast((edit) => edit.values?.[field] !== undefined)?.at
}

/** Derives the set from its edits; their order and duplicates do not matter. */
export function setOf(id: string, edits: readonly SetEdit[]): MeasurementSet {
  const ordered = sortEdits(edits)
  const [now = NOTHING, ...before] = versionsOf(ordered).reverse()
  const details = ordered.reduce((all, edit) => ({ ...all, ...edit.details }), BLANK)
  const measured = ordered.findLast(({ values }) => values !== undefined)
  return {
    ...details,
    ...now,
    measuredOn: details.measuredOn || (measured ? shopDateOf(measured.savedAt) : ''),
    id,
    confirmations: ordered.flatMap((edit) => edit.confirmations ?? []),
    history: before.slice(0, MAX_HISTORY),
    edits: ordered,
  }
}

const NOTHING: MeasurementVersion = { version: 0, values: {}, savedAt: '', takenBy: 'self' }

/** The version after each edit, oldest first. */
function versionsOf(edits: readonly SetEdit[]): MeasurementVersion[] {
  let last = NOTHING
  return edits.map((edit) => (last = versionAfter(last, edit)))
}

function versionAfter(last: MeasurementVersion, edit: SetEdit): MeasurementVersion {
  const values: Measurements = {}
  for (const field of MEASUREMENT_FIELDS) {
    const changed = edit.values?.[field]
    const value = changed === undefined ? last.values[field] : changed
    if (typeof value === 'number') values[field] = value
  }
  return {
    // Concurrent edits carry the same number; in order, the later one gets the next.
    version: Math.max(last.version + 1, edit.version),
    values,
    savedAt: edit.savedAt,
    takenBy: edit.details?.takenBy || last.takenBy,
  }
}
