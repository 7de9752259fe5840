import { publicWorkroom, parseWorkroom } from '#domain/workroom/workroom.ts'
import { recordOf } from '#server/pocketbase/events.ts'
import { jsonField } from '#server/pocketbase/records.ts'
import { mailLeavesOf } from '#server/settings/shopSettings.ts'

/**
 * The settings as the API returns them, with a note on which mails are sent if not all are. Only
 * the owner reads how much of the lead times is buffer, what documents are composed with and how
 * messages are worded.
 */
export function answerSettings(e: core.RecordEnrichEvent & EventOf<'shop'>): void {
  const record = recordOf(e)
  const mailLeaves = mailLeavesOf(e.app)
  if (mailLeaves !== undefined) {
    record.withCustomData(true)
    record.set('mailLeaves', mailLeaves)
  }
  const { auth } = e.requestInfo ?? {}
  const isOwner = auth && (auth.isSuperuser() || auth.collection().name === 'admins')
  if (!isOwner) hideFromShoppers(record)
  e.next()
}

function hideFromShoppers(record: RecordOf<'shop'>): void {
  const workroom = parseWorkroom(jsonField(record, 'workroom'))
  record.set('workroom', workroom.ok ? publicWorkroom(workroom.value) : null)
  record.set('tax', null)
  record.set('messages', null)
}
