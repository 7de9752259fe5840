import { collectionOf, recordOf, type RecordRequest } from '#server/pocketbase/events.ts'
import { findById } from '#server/pocketbase/records.ts'
import { withinWriteTransaction } from '#server/pocketbase/writeTransaction.ts'
import { refuseFields } from '#server/http/refuse.ts'

/**
 * Stores a request from a phone that may lose its connection. The record's id is the idempotency
 * key: a repeat gets the first answer, and another sender's id is refused.
 * @param senders the fields that identify the sender
 * @param afterwards runs in the same transaction, once it is stored
 */
export function storeOnce<Name extends CollectionName>(
  e: RecordRequest<Name>,
  senders: readonly FieldIn<RecordOf<Name>>[],
  afterwards: (tx: CoreApp) => void = () => undefined,
): void {
  const record = recordOf(e)
  const known = withinWriteTransaction(e, (tx) => {
    const found = record.id === '' ? undefined : findById(tx, collectionOf(e).name, record.id)
    if (found) return found
    e.next()
    afterwards(tx)
    return undefined
  })
  if (!known) return
  const isSame = senders.every((field) => known.getString(field) === record.getString(field))
  if (isSame) e.json(200, known)
  else refuseFields(e, 'refused', { id: 'refused' })
}
