import type { Confirmation } from '#domain/body/confirmation.ts'
import type { LengthUnit, MeasurementField, Millimetres } from '#domain/length/measurement.ts'
import type { Consent } from './measurementConsent.ts'

/** Who held the tape. */
export type TakenBy = 'self' | 'shop'

/** Whether the tape went around a body or along a garment that fits it. */
export type SetKind = 'body' | 'garment'

/** What a set says beside its measures. */
export type SetDetails = {
  name: string
  takenBy: TakenBy
  /** The day it was measured, as `2026-11-21`. */
  measuredOn: string
  notes: string
  /** How this set is shown; what is stored is millimetres. */
  unit: LengthUnit
  /** A garment's measures are never taken for a body's. */
  kind: SetKind
  /** Optional; null where it was taken away. */
  height?: Millimetres | null
  /** In kilogrammes; optional. */
  weight?: number | null
  /** That it may be kept; given with the first saving. */
  consent?: Consent
  /** For good: nothing that was measured stays in a deleted set. */
  deleted: boolean
}

/** What one saving changes: only that, so two devices can each change their part. */
export type SetChange = {
  details?: Partial<SetDetails>
  /** In millimetres; null where a measure was taken away. */
  values?: Partial<Record<MeasurementField, Millimetres | null>>
  confirmations?: Confirmation[]
}

/** When and as what a change is saved; the device says it. */
export type EditStamp = {
  /** A record id made on the device. */
  id: string
  /** Unix time in milliseconds. */
  at: number
  /** The same moment as ISO 8601. */
  savedAt: string
}

/** One saving of a set. `at` is never earlier than that of an edit it was made on top of. */
export type SetEdit = SetChange & EditStamp & { version: number }

/** Edits beyond these are forgotten, the oldest first, once nothing of them is in force. */
export const KEPT_EDITS = 60

/**
 * By time, then by id; each edit once. Of a deleted set only its first deletion is left, whatever
 * another device still writes into it.
 */
export function inOrder(edits: readonly SetEdit[]): SetEdit[] {
  const once = [...new Map(edits.map((edit) => [edit.id, edit])).values()]
  once.sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
  const deletion = once.find(({ details }) => details?.deleted)
  return deletion ? [erased(deletion)] : once
}

function erased({ id, at, savedAt, version }: SetEdit): SetEdit {
  return { id, at, savedAt, version, details: { deleted: true } }
}

/** The edits without the oldest ones that say nothing any more. */
export function trimmed(edits: readonly SetEdit[]): SetEdit[] {
  let spare = edits.length - KEPT_EDITS
  if (spare <= 0) return [...edits]
  return edits.filter((edit, i) => {
    const isSpare = spare > 0 && isOverwritten(edit, edits.slice(i + 1))
    if (isSpare) spare -= 1
    return !isSpare
  })
}

function isOverwritten(edit: SetEdit, later: readonly SetEdit[]): boolean {
  const values = new Set(later.flatMap((one) => Object.keys(one.values ?? {})))
  const details = new Set(later.flatMap((one) => Object.keys(one.details ?? {})))
  return (
    Object.keys(edit.values ?? {}).every((field) => values.has(field)) &&
    Object.keys(edit.details ?? {}).every((name) => details.has(name))
  )
}
