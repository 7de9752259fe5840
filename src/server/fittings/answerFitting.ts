import { mayAnswer } from '#domain/fittings/fitting.ts'
import { parseFitting } from '#domain/fittings/parseFitting.ts'
import type { SentWish } from '#domain/fittings/sentFitting.ts'
import { slotKey } from '#domain/fittings/slots.ts'
import { NOT_FOUND, type RefusalReason } from '#server/http/refuse.ts'
import { findById, plainValue } from '#server/pocketbase/records.ts'
import { storeWish } from './storedWishes.ts'

type Answer = Extract<SentWish, { what: 'answer' }>

/**
 * Stores whether the customer accepts a fitting. An answer to a slot that the house has moved
 * meanwhile, or one that comes too late, changes nothing: the page then shows the current state.
 */
export function answerFitting(
  tx: CoreApp,
  order: RecordOf<'orders'>,
  { id, fitting: wanted, status, date, time }: Answer,
): RefusalReason | undefined {
  const record = findById(tx, 'fittings', wanted)
  if (!record || record.getString('order') !== order.id) return NOT_FOUND
  const fitting = parseFitting(plainValue(record))
  if (!fitting.ok) return undefined
  const isSameSlot = slotKey(fitting.value) === slotKey({ date, time })
  if (!isSameSlot || !mayAnswer(fitting.value.status, status)) return undefined
  record.set('status', status)
  storeWish(tx, order, record, id)
  return undefined
}
