import type { DeskEdit } from '#domain/desk/deskEdit.ts'
import { productBody, type QueuedEdit } from './executeEdit.ts'
import { isFields } from '#domain/base/parse.ts'

/** Whether the server's record already matches the edit, because an earlier response was lost. */
export function isApplied({ edit, photo }: QueuedEdit, record: unknown): boolean {
  if (!isFields(record)) return false
  if (edit.what === 'move') return record['status'] === edit.to
  const wanted = wantedOf(edit)
  if (!wanted) return false
  const pictured = edit.what === 'product' && photo !== undefined ? edit.before.photo : undefined
  const file = record['photo']
  if (typeof file === 'string' && pictured?.endsWith(`/${file}`)) return false
  return Object.entries(wanted).every(([name, value]) => same(record[name], value))
}

function wantedOf(edit: DeskEdit): Record<string, unknown> | undefined {
  if (edit.what === 'product') return productBody(edit.changes)
  if (edit.what === 'dates') return edit.dates
  return edit.what === 'shop' ? edit.changes : undefined
}

/** Deep equality, ignoring key order, which JSON does not preserve here. */
function same(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false
  const keys = Object.keys({ ...one, ...other })
  return keys.every((key) => same(Reflect.get(one, key), Reflect.get(other, key)))
}
