import type { Confirmation } from './confirmation.ts'
import type { LengthUnit, MeasurementField, Measurements, Millimetres } from './measurement.ts'
import { MEASUREMENT_FIELDS } from './measurement.ts'

/** Who held the tape. */
export type TakenBy = 'self' | 'shop'

/** What a set says beside its measures. */
export type SetDetails = {
  name: string
  takenBy: TakenBy
  /** The day it was measured, as `2026-11-21`. */
  measuredOn: string
  notes: string
  /** How this set is shown; what is stored is millimetres. */
  unit: LengthUnit
  deleted: boolean
}

/** One saving of a set. It names only what it changed, so two devices can each change their part. */
export type SetEdit = {
  /** A record id made on the device. */
  id: string
  /** Unix time in milliseconds, never earlier than an edit it was made on top of. */
  at: number
  details?: Partial<SetDetails>
  /** In millimetres; null where a measure was taken away. */
  values?: Partial<Record<MeasurementField, Millimetres | null>>
  confirmations?: Confirmation[]
}

/**
 * Somebody's measurements under a name. The edits, oldest first, are the truth and the history; the
 * rest is what they come to, written out so that it can be read and queried.
 */
export type MeasurementSet = SetDetails & {
  id: string
  values: Measurements
  confirmations: Confirmation[]
  /** How many edits it took; an order keeps it with its copy. */
  version: number
  edits: SetEdit[]
}

/** What a save hands over; `at` and `id` come from the device. */
export type SetChange = Omit<SetEdit, 'id' | 'at'>

type Stamp = { id: string; nowMs: number }

const BLANK: SetDetails = {
  name: '',
  takenBy: 'self',
  measuredOn: '',
  notes: '',
  unit: 'in',
  deleted: false,
}

/** Every measure taken away. */
const NOTHING = {
  neck: null,
  chest: null,
  waist: null,
  hips: null,
  shoulder: null,
  sleeveLength: null,
  inseam: null,
  outseam: null,
} as const satisfies Record<MeasurementField, null>

/** A new set with its first edit. */
export function newSet(id: string, change: SetChange, stamp: Stamp): MeasurementSet {
  return setOf(id, [editOf(change, stamp, 0)])
}

/** The set after one more saving. A device whose clock is behind still edits after what it saw. */
export function editSet(set: MeasurementSet, change: SetChange, stamp: Stamp): MeasurementSet {
  return setOf(set.id, [...set.edits, editOf(change, stamp, (set.edits.at(-1)?.at ?? -1) + 1)])
}

/**
 * Two states of the same set brought together, field by field: the last edit of each wins. The order
 * and the number of merges make no difference.
 */
export function mergeSets(one: MeasurementSet, other: MeasurementSet): MeasurementSet {
  return setOf(one.id, [...one.edits, ...other.edits])
}

/** A copy under another id and name, with its own history from here on. */
export function duplicateSet(
  set: MeasurementSet,
  id: string,
  name: string,
  stamp: Stamp,
): MeasurementSet {
  const { takenBy, measuredOn, notes, unit, values, confirmations } = set
  const details = { name, takenBy, measuredOn, notes, unit }
  return newSet(id, { details, values, confirmations }, stamp)
}

/** The set as it was after that many edits, from 1 to its version. */
export function versionOf(set: MeasurementSet, version: number): MeasurementSet {
  return setOf(set.id, set.edits.slice(0, Math.max(1, version)))
}

/** The set with the measures of an earlier version; the later ones stay in its history. */
export function restoreVersion(set: MeasurementSet, version: number, stamp: Stamp): MeasurementSet {
  const { values, measuredOn, takenBy } = versionOf(set, version)
  return editSet(
    set,
    { values: { ...NOTHING, ...values }, details: { measuredOn, takenBy } },
    stamp,
  )
}

/** When a measure was last changed, in Unix milliseconds. */
export function editedAt(set: MeasurementSet, field: MeasurementField): number | undefined {
  return set.edits.findLast((edit) => edit.values?.[field] !== undefined)?.at
}

/** The set that these edits come to, in any order and with repetitions. */
export function setOf(id: string, edits: readonly SetEdit[]): MeasurementSet {
  const ordered = inOrder(edits)
  const values = new Map<MeasurementField, Millimetres>()
  for (const field of MEASUREMENT_FIELDS) {
    const last = ordered.findLast((edit) => edit.values?.[field] !== undefined)?.values?.[field]
    if (typeof last === 'number') values.set(field, last)
  }
  return {
    ...ordered.reduce((details, edit) => ({ ...details, ...edit.details }), BLANK),
    id,
    values: Object.fromEntries(values),
    confirmations: ordered.flatMap((edit) => edit.confirmations ?? []),
    version: ordered.length,
    edits: ordered,
  }
}

function editOf(change: SetChange, { id, nowMs }: Stamp, earliest: number): SetEdit {
  return { ...change, id, at: Math.max(nowMs, earliest) }
}

/** By time, then by id; each edit once. */
function inOrder(edits: readonly SetEdit[]): SetEdit[] {
  const once = [...new Map(edits.map((edit) => [edit.id, edit])).values()]
  return once.sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
}
