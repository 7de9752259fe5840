import type { Confirmation } from '#domain/body/confirmation.ts'
import type { LengthUnit, MeasurementField, Millimetres } from '#domain/length/measurement.ts'
import type { Consent } from './measurementConsent.ts'

/** Who held the tape. */
export type TakenBy = 'self' | 'shop'

/** Whether the tape went around a body or along a garment that fits it. */
export type SetKind = 'body' | 'garment'

/** The fields of a set other than its measurements. */
export type SetDetails = {
  name: string
  takenBy: TakenBy
  /** The day it was measured, as `2026-11-21`. */
  measuredOn: string
  notes: string
  /** The unit this set is shown in; values are stored in millimetres. */
  unit: LengthUnit
  /** Garment measurements are never used as body measurements. */
  kind: SetKind
  /** Optional; null once removed. */
  height?: Millimetres | null
  /** In kilogrammes; optional. */
  weight?: number | null
  /** The consent to storing it; given with the first save. */
  consent?: Consent
  /** A final tombstone: a deleted set keeps no measurements. */
  deleted: boolean
}

/** Only the fields that one save changes, so that concurrent edits of two devices merge. */
export type SetChange = {
  details?: Partial<SetDetails>
  /** In millimetres; null where a measurement was removed. */
  values?: Partial<Record<MeasurementField, Millimetres | null>>
  confirmations?: Confirmation[]
}

/** The id and time of an edit, assigned by the device. */
export type EditStamp = {
  /** A record id generated on the device. */
  id: string
  /** Unix time in milliseconds. */
  at: number
  /** The same time as ISO 8601. */
  savedAt: string
}

/** One save of a set. `at` is never earlier than that of the edits it builds on. */
export type SetEdit = SetChange & EditStamp & { version: number }

/** Beyond this count the oldest edits are dropped once later edits override all of their fields. */
export const MAX_EDITS = 60

/**
 * Sorts by time, then id, and removes duplicates. A deleted set keeps only its first tombstone,
 * whatever another device still writes into it.
 */
export function sortEdits(edits: readonly SetEdit[]): SetEdit[] {
  const unique = [...new Map(edits.map((edit) => [edit.id, edit])).values()]
  unique.sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
  const deletion = unique.find(({ details }) => details?.deleted)
  return deletion ? [tombstoneOf(deletion)] : unique
}

function tombstoneOf({ id, at, savedAt, version }: SetEdit): SetEdit {
  return { id, at, savedAt, version, details: { deleted: true } }
}

/** Drops the oldest edits that no longer have an effect: later ones override all of their fields. */
export function compactEdits(edits: readonly SetEdit[]): SetEdit[] {
  let excess = edits.length - MAX_EDITS
  if (excess <= 0) return [...edits]
  const fields = edits.map(fieldsOf)
  const lastPlaces = new Map(fields.flatMap((names, place) => names.map((name) => [name, place])))
  return edits.filter((_, place) => {
    const isOverwritten = fields[place]?.every((name) => lastPlaces.get(name) !== place)
    if (!isOverwritten || excess <= 0) return true
    excess -= 1
    return false
  })
}

/** The names of the measurements and of the details that an edit changes, and of what it confirms. */
function fieldsOf({ values, details, confirmations = [] }: SetEdit): string[] {
  const named = (kind: string) => (name: string) => `${kind} ${name}`
  return [
    ...Object.keys(values ?? {}).map(named('value')),
    ...Object.keys(details ?? {}).map(named('detail')),
    ...confirmations.flatMap(({ values: confirmed }) =>
      Object.keys(confirmed).map(named('confirmed')),
    ),
  ]
}
