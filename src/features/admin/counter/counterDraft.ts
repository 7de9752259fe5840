import { DEFAULT_PREFERENCES, type Preferences } from '#domain/cart/cart.ts'
import { fieldReader, isFields, type Parsed } from '#domain/base/parse.ts'
import { EMPTY_SHIPPING, INDIA, SHIPPING_FIELDS, type Shipping } from '#domain/orders/shipping.ts'
import { parseDraft } from '#ui/measuring/measurementDraft.ts'
import type { CounterPiece } from './counterPiece.ts'

/** An order that is being entered at the counter, as typed. */
export type CounterDraft = {
  /** The id that the order will have. */
  id: string
  shipping: Shipping
  pieces: CounterPiece[]
  note: string
  neededBy: string
}

/**
 * Parses a stored draft, which an older version may have written. The order gets a new id: another
 * tab may be entering one from the same draft.
 */
export function parseCounterDraft(stored: unknown, id: string): CounterDraft {
  const from = fieldReader(stored)
  const typed = fieldReader(isFields(stored) ? stored['shipping'] : undefined)
  const shipping = { ...EMPTY_SHIPPING, country: INDIA }
  for (const field of SHIPPING_FIELDS) shipping[field] = typed.textOr(field, shipping[field])
  return {
    id,
    shipping,
    pieces: from.readable('pieces', parsePiece),
    note: from.textOr('note', ''),
    neededBy: from.textOr('neededBy', ''),
  }
}

/** Whether nothing has been entered yet. */
export function isEmptyDraft(draft: CounterDraft): boolean {
  const { id } = draft
  return JSON.stringify(draft) === JSON.stringify(parseCounterDraft(undefined, id))
}

function parsePiece(stored: unknown): Parsed<CounterPiece> {
  const fields = isFields(stored) ? stored : {}
  const from = fieldReader(stored)
  const line = fieldReader(fields['line'])
  const read = line.finish({
    product: line.text('product'),
    name: line.text('name'),
    category: line.text('category'),
    price: line.number('price'),
    quantity: line.number('quantity'),
  })
  if (!read.ok) return read
  const size = line.textOr('size', '')
  const chosen = {
    ...read.value,
    ...(size !== '' && { size }),
    material: line.textOr('material', ''),
    preferences: parsePreferences(isFields(fields['line']) ? fields['line']['preferences'] : {}),
  }
  const measurements = parseDraft(fields['measurements'], 'in')
  const takenFrom = from.textOr('takenFrom', '')
  return from.finish({ key: from.text('key'), line: chosen, measurements, takenFrom })
}

function parsePreferences(stored: unknown): Preferences {
  const from = fieldReader(stored)
  const preferences = { ...DEFAULT_PREFERENCES }
  for (const name of ['material', 'fitType', 'additionalRequests'] as const)
    preferences[name] = from.textOr(name, '')
  return preferences
}
