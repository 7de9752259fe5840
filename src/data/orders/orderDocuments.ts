import type { IssuedDocument } from '#domain/documents/issuedDocument.ts'
import { parseDocument } from '#domain/documents/parseDocument.ts'
import { parseList } from '#domain/base/parse.ts'
import { currentOwner } from '#data/auth/currentOwner.ts'
import { liveQueryForOwner } from '#data/local/liveQuery.ts'
import { writeLocal } from '#data/storage/writeLocal.ts'
import type { Live } from '#domain/base/live.ts'
import { nowAndOnReturn } from '#data/server/onReturn.ts'
import { ask } from '#data/server/pocketbase.ts'
import type { OrderRow } from '#data/storage/rows.ts'

/** The documents of an order as stored on this device, oldest first; refreshed whenever its shopper returns. */
export function liveOrderDocuments(order: string): Live<IssuedDocument[]> {
  const documents = liveQueryForOwner(async (db, owner) => {
    const row = await db.orders.get(order)
    return row?.owner === owner ? documentsIn(row) : []
  })
  return {
    current: documents.current,
    subscribe(onChange) {
      const refresh = () => void refreshDocuments(order)
      const stops = [documents.subscribe(onChange), nowAndOnReturn(refresh)]
      return () => stops.forEach((stop) => stop())
    },
  }
}

/** A document of the signed-in shopper that this device stores; `document` is undefined for none. */
export function liveDocument(id: string): Live<{ document: IssuedDocument | undefined }> {
  return liveQueryForOwner(async (db, owner) => {
    const rows = await db.orders.where({ owner }).toArray()
    return { document: rows.flatMap(documentsIn).find((known) => known.id === id) }
  })
}

function documentsIn({ documents: stored = [] }: OrderRow): IssuedDocument[] {
  const documents = parseList(stored, parseDocument)
  return documents.ok ? documents.value : []
}

async function refreshDocuments(order: string): Promise<void> {
  if (currentOwner() === '') return
  const answer = await ask('shopper', (pb) =>
    pb.collection('documents').getFullList({
      filter: pb.filter('order = {:order}', { order }),
      sort: 'seq',
    }),
  )
  const documents = answer.ok ? parseList(answer.value, parseDocument) : answer
  // Documents are never deleted, so an empty list may mean that the server no longer has the order.
  if (documents.ok && documents.value.length > 0)
    await writeLocal((db) => db.orders.update(order, { documents: documents.value }))
}
