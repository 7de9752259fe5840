import type { EditStamp } from '#domain/measurements/setEdit.ts'
import { newRecordId } from '#data/live/newRecordId.ts'

/** The id of a new edit and its time by this device's clock. */
export function editStamp(): EditStamp {
  const now = new Date()
  return { id: newRecordId(), at: now.getTime(), savedAt: now.toISOString() }
}
