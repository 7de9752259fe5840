import { shopDateOf } from '#domain/base/day.ts'
import type { OrderEvent, OrderEventRecord } from '#domain/orders/orderEvent.ts'
import { paiseOf } from '#domain/money/paise.ts'
import { toIsoDate } from './isoDate.ts'
import { fieldReader, type Parsed } from '#domain/base/parse.ts'

const KINDS = [
  'status',
  'payment',
  'refund',
  'discount',
  'claim',
  'claimRefused',
  'reminder',
  'note',
  'trialDate',
  'dueDate',
] as const

/** An event of an order as the server returns it, or as a device has stored it. */
export function parseOrderEvent(wire: unknown): Parsed<OrderEvent> {
  const from = fieldReader<OrderEventRecord>(wire)
  const kind = from.oneOf('kind', KINDS)
  const created = toIsoDate(from.textOr('created', ''))
  const shared = {
    id: from.text('id'),
    order: from.text('order'),
    actor: from.oneOfOr('actor', ['guest', 'shopper', 'owner'], 'owner'),
    note: from.textOr('note', ''),
    seq: from.numberOr('seq', 0),
    created,
    // Missing where the server stored the event on its day, and in events of an earlier version.
    day: from.textOr('day', '') || shopDateOf(created),
  }
  const reference = from.textOr('reference', '')
  // A payment of an earlier version has rupees only.
  const paise = from.numberOr('paise', 0) || paiseOf(from.numberOr('amount', 0))
  if (kind === 'payment' || kind === 'refund') {
    const moved = { method: from.textOr('method', ''), receipt: from.textOr('receipt', '') }
    const isReturned = kind === 'refund' || paise < 0
    const money = { kind: isReturned ? 'refund' : 'payment', paise: Math.abs(paise) } as const
    return from.finish({ ...shared, ...money, ...moved, reference })
  }
  if (kind === 'claim' || kind === 'claimRefused')
    return from.finish({ ...shared, kind, paise, reference })
  if (kind === 'discount') return from.finish({ ...shared, kind, paise })
  if (kind === 'note' || kind === 'reminder') return from.finish({ ...shared, kind })
  const to = kind === 'status' ? from.text('to') : from.textOr('to', '')
  const moved = { from: from.textOr('from', ''), to }
  return from.finish(kind && { ...shared, kind, ...moved })
}
