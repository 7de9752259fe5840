import type { Shopper } from '#domain/account/session.ts'
import { toIsoDate } from './isoDate.ts'
import { fieldReader, type Parsed } from '#domain/base/parse.ts'

/** An account as the server returns it, to shoppers and to the owner alike. */
export function parseShopper(wire: unknown): Parsed<Shopper> {
  const from = fieldReader<Shopper>(wire)
  return from.finish({
    id: from.text('id'),
    email: from.textOr('email', ''),
    name: from.textOr('name', ''),
    phone: from.textOr('phone', ''),
    created: toIsoDate(from.textOr('created', '')),
  })
}
