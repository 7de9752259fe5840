import { recordOf, type RequestEvent } from '#server/pocketbase/events.ts'
import { oversizedField } from '#server/http/bodyShape.ts'
import { setDataHeaders } from '#server/http/headers.ts'
import { sanitizeTexts } from '#server/http/plainTexts.ts'
import { refuse } from '#server/http/refuse.ts'
import { rateLimited } from './rateLimits.ts'

/** Every request for records: the headers of data, and the rate limit per address. */
export function answerRecordRequest(e: RequestEvent): void {
  setDataHeaders(e)
  rateLimited(e, 'any', () => e.next())
}

/** The same for a request with a body: its shape is checked and its texts are cleaned first. */
export function acceptRecordRequest(e: RequestEvent & { record?: core.Record }): void {
  setDataHeaders(e)
  rateLimited(e, 'any', () => {
    const record = recordOf(e)
    const field = oversizedField(e.requestInfo().body, record)
    if (field !== undefined)
      return refuse(e, { status: 413, code: 'tooLong', data: { fields: { [field]: 'tooLong' } } })
    sanitizeTexts(record)
    e.next()
  })
}
