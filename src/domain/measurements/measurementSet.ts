import { compareMeasurements } from '#domain/length/compareMeasurements.ts'
import type { Confirmation } from '#domain/body/confirmation.ts'
import type { MeasurementField, Measurements, Millimetres } from '#domain/length/measurement.ts'
import { MEASUREMENT_FIELDS } from '#domain/length/measurement.ts'
import type { EditStamp, SetChange, SetDetails, SetEdit, TakenBy } from './setEdit.ts'
import { inOrder, trimmed } from './setEdit.ts'

/** One state of a set: what was measured, when it was saved (ISO 8601) and by whom it was taken. */
export type MeasurementVersion = {
  version: number
  values: Measurements
  savedAt: string
  takenBy: TakenBy
}

/**
 * Somebody's measurements under a name. The edits, oldest first, are the truth; the rest is what
 * they come to, written out so that it can be read and queried.
 */
export type MeasurementSet = MeasurementVersion &
  SetDetails & {
    id: string
    confirmations: Confirmation[]
    /** The states before this one, the latest first. */
    history: MeasurementVersion[]
    edits: SetEdit[]
  }

/** Earlier states that are shown. */
export const LONGEST_HISTORY = 20

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

/** The set after one more saving. A device whose clock is behind still edits after what it saw. */
export function editSet(set: MeasurementSet, change: SetChange, stamp: EditStamp): MeasurementSet {
  const at = Math.max(stamp.at, (set.edits.at(-1)?.at ?? -1) + 1)
  const edit = { ...change, ...stamp, at, version: set.version + 1 }
  return setOf(set.id, trimmed([...set.edits, edit]))
}

/** The set with these measures and no others; the same measures and details change nothing. */
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

/**
 * Two states of the same set brought together, measure by measure: the last edit of each wins. The
 * order and the number of merges make no difference.
 */
export function mergedSets(one: MeasurementSet, other: MeasurementSet): MeasurementSet {
  return setOf(one.id, [...one.edits, ...other.edits])
}

/** A copy under another id and name, with its own history from here on. */
export function duplicateSet(
  set: MeasurementSet,
  id: string,
  name: string,
  stamp: EditStamp,
): MeasurementSet {
  const { takenBy, measuredOn, notes, unit, kind, height, weight, consent } = set
  const { values, confirmations } = set
  const said = { ...(height && { height }), ...(weight && { weight }), ...(consent && { consent }) }
  const details = { name, takenBy, measuredOn, notes, unit, kind, ...said }
  return newSet(id, { details, values, confirmations }, stamp)
}

/** The same set, histories and all, under a new id: how a deletion is taken back. */
export function revivedSet(set: MeasurementSet, id: string): MeasurementSet {
  return { ...setOf(id, set.edits), name: set.name }
}

/** Whether the first knows something that the second does not, a deletion included. */
export function isAhead(one: MeasurementSet, other: MeasurementSet): boolean {
  if (other.deleted) return false
  return one.deleted || one.edits.some(({ id }) => other.edits.every((edit) => edit.id !== id))
}

/** What of these details is not said by the set already; nothing said counts as empty. */
export function changedDetails(set: SetDetails, details: Partial<SetDetails>): Partial<SetDetails> {
  const said = new Map<string, unknown>(Object.entries(set))
  const changes = Object.entries(details).filter(([name, value]) => {
    return (said.get(name) ?? null) !== value
  })
  return Object.fromEntries(changes)
}

/** When a measure was last changed, in Unix milliseconds. */
export function editedAt(set: MeasurementSet, field: MeasurementField): number | undefined {
  return set.edits.findLast((edit) => edit.values?.[field] !== undefined)?.at
}

/** The set that these edits come to, whatever their order and however often each is there. */
export function setOf(id: string, edits: readonly SetEdit[]): MeasurementSet {
  const ordered = inOrder(edits)
  const versions = ordered.map((_, i) => versionOf(ordered.slice(0, i + 1)))
  const [now = versionOf([]), ...before] = versions.reverse()
  const details = ordered.reduce((all, edit) => ({ ...all, ...edit.details }), BLANK)
  const measured = ordered.findLast(({ values }) => values !== undefined)
  return {
    ...details,
    ...now,
    measuredOn: details.measuredOn || (measured?.savedAt.slice(0, 10) ?? ''),
    id,
    confirmations: ordered.flatMap((edit) => edit.confirmations ?? []),
    history: before.slice(0, LONGEST_HISTORY),
    edits: ordered,
  }
}

function versionOf(edits: readonly SetEdit[]): MeasurementVersion {
  const values = new Map<MeasurementField, Millimetres>()
  for (const field of MEASUREMENT_FIELDS) {
    const last = edits.findLast((edit) => edit.values?.[field] !== undefined)?.values?.[field]
    if (typeof last === 'number') values.set(field, last)
  }
  return {
    // Two edits made apart bear the same number; in order, the later one counts on.
    version: edits.reduce((version, edit) => Math.max(version + 1, edit.version), 0),
    values: Object.fromEntries(values),
    savedAt: edits.at(-1)?.savedAt ?? '',
    takenBy: edits.findLast(({ details }) => details?.takenBy)?.details?.takenBy ?? 'self',
  }
}
