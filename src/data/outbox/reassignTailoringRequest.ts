import { fieldReader, isFields } from '#domain/base/parse.ts'
import type { OutboxRow } from '#data/storage/rows.ts'

/**
 * The server takes a tailoring request only from an account, which identifies the person to reply
 * to. A request whose account was deleted is sent for the account that confirms it. Its order code
 * belonged to the deleted account and would be refused, so it is moved into the free-text requests.
 */
export function reassignTailoringRequest(row: OutboxRow, account: string): OutboxRow {
  const { kind, owner, payload } = row
  if (kind !== 'tailoring' || owner !== '' || account === '' || !isFields(payload)) return row
  const from = fieldReader(payload)
  const words = [from.textOr('additionalRequests', ''), from.textOr('orderCode', '')]
  const additionalRequests = words.filter((text) => text !== '').join('\n')
  const request = { user: account, hasPurchased: false, orderCode: '', additionalRequests }
  return { ...row, owner: account, payload: { ...payload, ...request } }
}
