import type { MeasurementSet } from './measurementSet.ts'
import { setOf } from './measurementSet.ts'
import type { SetEdit } from './setEdit.ts'
import { trimmed } from './setEdit.ts'

/**
 * A set as the server keeps it when a device sends its edits: they are added to those that are
 * stored already, so that two devices may send in any order. What is no edit is dropped.
 */
export function mergeSentSet(id: string, stored: unknown, sent: unknown): MeasurementSet {
  const merged = setOf(id, [...editsIn(stored), ...editsIn(sent)])
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
