import { useState } from 'react'
import { issueDocument } from '#data/desk/documents.ts'
import { ledgerEvents } from '#data/desk/ledger.ts'
import { newRecordId } from '#data/live/newRecordId.ts'
import { connection } from '#data/server/connection.ts'
import { NOT_COMMITTED } from '#domain/desk/optimisticUpdates.ts'
import type { Problem } from '#domain/base/problem.ts'
import type { DocumentRequest } from '#domain/documents/documentRequest.ts'
import { adminDocuments as words } from '#copy/desk/adminDocuments.ts'
import { documentName } from '#copy/money/documents.ts'
import { notify, notifyProblem } from '#ui/notices/notify.ts'
import { useBusy } from '#ui/forms/useBusy.ts'
import { useRows } from '#features/admin/rows/useRows.ts'
import { useLive } from '#ui/state/useLive.ts'

/** Issues documents for one part of the page. */
export type Issuing = {
  issue: (request: DocumentRequest, onProblem?: (problem: Problem) => void) => void
  busy: boolean
  /** Why nothing can be issued now: the server assigns the numbers and bills from its ledger. */
  hold: string | undefined
}

/**
 * Keeps a request's id until its document is issued, so that a retry after a lost answer is
 * idempotent.
 */
export function useIssuing(order: string): Issuing {
  const [ids, setIds] = useState<Record<string, string>>({})
  const [busy, run] = useBusy()
  const isOffline = (useLive(connection) ?? 'online') !== 'online'
  const isEntryQueued = useRows(ledgerEvents).some(
    (event) => event.order === order && event.seq === NOT_COMMITTED,
  )
  const hold = isOffline ? words.waits : isEntryQueued ? words.waitsForEntries : undefined
  function issue(request: DocumentRequest, onProblem: (problem: Problem) => void = notifyProblem) {
    const key = JSON.stringify(request)
    const id = ids[key] ?? newRecordId()
    setIds({ ...ids, [key]: id })
    run(async () => {
      const issued = await issueDocument(order, { ...request, id })
      if (!issued.ok) return onProblem(issued.problem)
      setIds({})
      notify(words.issued(documentName(issued.value)))
    })
  }
  return { issue, busy, hold }
}
