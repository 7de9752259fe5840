import { messagesProblem } from '#domain/shop/messages.ts'
import { recordOf, type RecordRequest } from '#server/pocketbase/events.ts'
import { jsonField } from '#server/pocketbase/records.ts'
import { refuseFields } from '#server/http/refuse.ts'

/** Refuses messages that are too long, or that name what no order has. */
export function checkMessages(e: RecordRequest<'shop'>): void {
  const sent = jsonField(recordOf(e), 'messages')
  const problem = sent === undefined || sent === null ? undefined : messagesProblem(sent)
  if (problem) refuseFields(e, 'refused', { messages: problem })
  else e.next()
}
