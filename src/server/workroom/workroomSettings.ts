import { publicWorkroom, readWorkroom } from '#domain/workroom/workroom.ts'
import { recordOf } from '#server/pocketbase/events.ts'
import { jsonField } from '#server/pocketbase/records.ts'
import { refuseFields } from '#server/http/refuse.ts'

/** Refuses settings of the workroom that no day can be promised from. */
export function checkWorkroom(e: core.RecordRequestEvent): void {
  const sent = jsonField(recordOf(e), 'workroom')
  if (sent === undefined || readWorkroom(sent).ok) e.next()
  else refuseFields(e, 'refused', { workroom: 'refused' })
}

/** Only the owner reads how much of the lead times is buffer. */
export function hideBuffer(e: core.RecordEnrichEvent): void {
  const { auth } = e.requestInfo ?? {}
  const isOwner = auth && (auth.isSuperuser() || auth.collection().name === 'admins')
  if (!isOwner) {
    const record = recordOf(e)
    const workroom = readWorkroom(jsonField(record, 'workroom'))
    record.set('workroom', workroom.ok ? publicWorkroom(workroom.value) : null)
  }
  e.next()
}
