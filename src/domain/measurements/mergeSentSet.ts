import { compactSet, type MeasurementSet } from './measurementSet.ts'
import type { SetEdit } from './setEdit.ts'

/**
 * Merges the edits that a device sent into the stored set, so that devices may send in any order.
 * Invalid edits are dropped. Edits are immutable: for a known id the stored edit wins, because an
 * older app sends it back without the fields that it could not read.
 */
export function mergeSentSet(id: string, stored: unknown, sent: unknown): MeasurementSet {
  return compactSet(id, [...editsIn(sent), ...editsIn(stored)])
}

function editsIn(list: unknown): SetEdit[] {
  return Array.isArray(list) ? list.filter(isEdit) : []
}

function isEdit(edit: unknown): edit is SetEdit {
  if (typeof edit !== 'object' || edit === null) return false
  const fields = new Map(Object.entries(edit))
  const isNumber = (name: string) => typeof fields.get(name) === 'number'
  const isText = (name: string) => typeof fields.get(name) === 'string'
  return isText('id') && isText('savedAt') && isNumber('at') && isNumber('version')
}
