import type { Shopper } from '#domain/session.ts'
import { isoOf } from './isoOf.ts'
import { reading } from './reading.ts'
import type { Read } from './reading.ts'

/** An account as the server gives it, to shoppers and to the owner alike. */
export function readShopper(wire: unknown): Read<Shopper> {
  const from = reading(wire)
  return from.finish({
    id: from.text('id'),
    email: from.textOr('email', ''),
    name: from.textOr('name', ''),
    phone: from.textOr('phone', ''),
    created: isoOf(from.textOr('created', '')),
  })
}
