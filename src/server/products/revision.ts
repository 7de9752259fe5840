import { collectionOf, recordOf, type RecordRequest } from '#server/pocketbase/events.ts'
import { findById } from '#server/pocketbase/records.ts'
import { withinWriteTransaction } from '#server/pocketbase/writeTransaction.ts'
import { refuse } from '#server/http/refuse.ts'

/**
 * Compare-and-set for an update with `?base=<rev>` in its query: an edit that started from an older
 * revision is refused with the newer record. Without it the last write wins. The check and the write
 * are one transaction.
 */
export function compareAndSet(e: RecordRequest<CollectionWith<'rev'>>): void {
  const record = recordOf(e)
  const base: unknown = e.requestInfo().query['base']
  const newer = withinWriteTransaction(e, (tx) => {
    const stored = findById(tx, collectionOf(e).name, record.id)
    if (!stored) throw new NotFoundError()
    const rev = stored.getInt('rev')
    if (base !== undefined && base !== String(rev)) return stored
    record.set('rev', rev + 1)
    e.next()
    return undefined
  })
  if (newer) refuse(e, { status: 409, code: 'newerVersion', data: { record: newer } })
}

/** The first revision of a new product. */
export function setFirstRevision(e: RecordRequest<'products'>): void {
  recordOf(e).set('rev', 1)
  e.next()
}
