import { fieldReader, isFields } from '#domain/base/parse.ts'
import type { OutboxRow } from '#data/storage/rows.ts'

/**
 * The server takes a tailoring request only from an account, which says whom to answer. One whose
 * account was deleted is sent for the account that confirms it. The code of an order was the deleted
 * account's and would be refused: it is kept in words.
 */
export function forAccount(row: OutboxRow, account: string): OutboxRow {
  const { kind, owner, payload } = row
  if (kind !== 'tailoring' || owner !== '' || account === '' || !isFields(payload)) return row
  const from = fieldReader(payload)
  const words = [from.textOr('additionalRequests', ''), from.textOr('orderCode', '')]
  const additionalRequests = words.filter((text) => text !== '').join('\n')
  const request = { user: account, hasPurchased: false, orderCode: '', additionalRequests }
  return { ...row, owner: account, payload: { ...payload, ...request } }
}
