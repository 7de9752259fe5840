import { parseDocumentRequest } from '#domain/documents/documentRequest.ts'
import { pathParameter } from '#server/pocketbase/events.ts'
import { sentBody } from '#server/pocketbase/records.ts'
import { inWriteTransaction } from '#server/pocketbase/writeTransaction.ts'
import { setDataHeaders } from '#server/http/headers.ts'
import { refuse, refuseFields } from '#server/http/refuse.ts'
import { asOwner } from '#server/sessions/sessions.ts'
import { issue } from './issue.ts'

/**
 * Issues a document about an order. In one transaction it is composed, numbered and stored. The id is
 * the idempotency key: asked again, the same document is answered.
 */
export function issueDocument(e: core.RequestEvent): void {
  asOwner(e, () => {
    const reading = parseDocumentRequest(sentBody(e))
    if (reading.kind === 'refused') return refuseFields(e, 'refused', reading.fields)
    const order = pathParameter(e, 'id')
    const outcome = inWriteTransaction(e.app, (tx) => issue(tx, order, reading.request))
    if ('rejection' in outcome) return refuse(e, outcome.rejection)
    setDataHeaders(e)
    e.json(200, outcome.document)
  })
}

/** Prevents every update and deletion of a document, also by superusers and by our own code. */
export function refuseDocumentChange(): void {
  throw new ForbiddenError('A document is never changed. A credit note corrects it.')
}
