import { recordOf, type RequestEvent } from '#server/pocketbase/events.ts'
import { oversizedField } from '#server/http/bodyShape.ts'
import { handleErrors } from '#server/http/errors.ts'
import { setDataHeaders } from '#server/http/headers.ts'
import { sanitizeTexts } from '#server/http/plainTexts.ts'
import { refuse } from '#server/http/refuse.ts'
import { rateLimited } from '#server/limits/rateLimits.ts'
import { checkSession } from './sessions.ts'

// What every request for records passes before its own handlers. It is one handler for each kind of
// request, because each handler in a chain holds an engine of its own until the chain ends.

/** A request that reads: its session, the headers of data, and the rate limit per address. */
export function answerRecordRequest(e: RequestEvent): void {
  checkSession(e, () => {
    setDataHeaders(e)
    rateLimited(e, 'any', () => e.next())
  })
}

/** A request that deletes: the same, and every error is handled. */
export function deleteRecordRequest(e: RequestEvent): void {
  handleErrors(e, () => answerRecordRequest(e))
}

/** A request with a body: the same, and its shape is checked and its texts are cleaned. */
export function acceptRecordRequest(e: RequestEvent & { record?: core.Record }): void {
  handleErrors(e, () =>
    checkSession(e, () => {
      setDataHeaders(e)
      rateLimited(e, 'any', () => acceptBody(e))
    }),
  )
}

function acceptBody(e: RequestEvent & { record?: core.Record }): void {
  const record = recordOf(e)
  const field = oversizedField(e.requestInfo().body, record)
  if (field !== undefined)
    return refuse(e, { status: 413, code: 'tooLong', data: { fields: { [field]: 'tooLong' } } })
  sanitizeTexts(record)
  e.next()
}
