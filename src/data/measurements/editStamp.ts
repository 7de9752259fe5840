import type { EditStamp } from '#domain/measurements/setEdit.ts'
import { newRecordId } from '#data/live/newRecordId.ts'

/** Which edit this is and when it is made, by this device's clock. */
export function editStamp(): EditStamp {
  const now = new Date()
  return { id: newRecordId(), at: now.getTime(), savedAt: now.toISOString() }
}
