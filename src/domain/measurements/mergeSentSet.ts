import type { MeasurementSet } from './measurementSet.ts'
import { setOf } from './measurementSet.ts'
import type { SetEdit } from './setEdit.ts'
import { trimmed } from './setEdit.ts'

/**
 * A set as the server keeps it when a device sends its edits: they are added to those that are
 * stored already, so that two devices may send in any order. What is no edit is dropped. An edit never
 * changes: the stored one stays, since an older app sends it back without what it could not read.
 */
export function mergeSentSet(id: string, stored: unknown, sent: unknown): MeasurementSet {
  const merged = setOf(id, [...editsIn(sent), ...editsIn(stored)])
  return setOf(id, trimmed(merged.edits))
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
