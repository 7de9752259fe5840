import { done, failed, type Result } from '#domain/base/problem.ts'
import type { SentDocumentRequest } from '#domain/documents/documentRequest.ts'
import type { IssuedDocument } from '#domain/documents/issuedDocument.ts'
import { parseDocument } from '#domain/documents/parseDocument.ts'
import { documentReplica } from '#data/desk/replicas/replicas.ts'
import { toUserResult } from '#data/server/failure.ts'
import { ask } from '#data/server/pocketbase.ts'

/** Every issued document, readable offline. */
export const ownedDocuments = documentReplica

/**
 * Asks the server to issue a document. It is not queued, because only the server assigns numbers;
 * the same request may be repeated until it succeeds.
 */
export async function issueDocument(
  order: string,
  request: SentDocumentRequest,
): Promise<Result<IssuedDocument>> {
  const answer = await ask('admin', (pb) =>
    pb.send<unknown>(`/api/owner/orders/${order}/documents`, { method: 'POST', body: request }),
  )
  if (!answer.ok) return toUserResult(answer)
  const document = parseDocument(answer.value)
  if (!document.ok) return failed('unreachable')
  await documentReplica.pull()
  return done(document.value)
}
