import type { OrderEvent, OrderEventRecord } from '#domain/orders/orderEvent.ts'
import { toIsoDate } from './isoOf.ts'
import { fieldReader, type Parsed } from '#domain/base/parse.ts'

/** An event of an order as the server returns it. */
export function parseOrderEvent(wire: unknown): Parsed<OrderEvent> {
  const from = fieldReader<OrderEventRecord>(wire)
  const kind = from.oneOf('kind', ['status', 'payment', 'note', 'trialDate', 'dueDate'])
  const shared = {
    id: from.text('id'),
    order: from.text('order'),
    actor: from.oneOfOr('actor', ['guest', 'shopper', 'owner'], 'owner'),
    note: from.textOr('note', ''),
    seq: from.numberOr('seq', 0),
    created: toIsoDate(from.textOr('created', '')),
  }
  if (kind === 'payment') {
    const amount = from.numberOr('amount', 0)
    return from.finish({ ...shared, kind, amount, method: from.textOr('method', '') })
  }
  if (kind === 'note') return from.finish({ ...shared, kind })
  const to = kind === 'status' ? from.text('to') : from.textOr('to', '')
  const moved = { from: from.textOr('from', ''), to }
  return from.finish(kind && { ...shared, kind, ...moved })
}
