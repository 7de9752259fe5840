import type { Shopper } from '#domain/base/session.ts'
import { isoOf } from './isoOf.ts'
import { reading } from './parse.ts'
import type { Read } from './parse.ts'

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
