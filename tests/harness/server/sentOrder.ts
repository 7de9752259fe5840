import { randomBytes } from 'node:crypto'
import { recordId } from '#domain/base/identity.ts'
import { PAYMENT_METHOD } from '#domain/orders/order.ts'
import type { SentOrder } from '#domain/orders/orderDraft.ts'
import { SHIPPING } from '#tests/harness/data/shipping.ts'

/** A new record id, as a phone generates it. */
export function newRecordId(): string {
  return recordId(Date.now(), randomBytes(7))
}

/** A valid order of one suit from the demo catalogue, as a phone sends it. */
export function sentOrder(changes: Partial<SentOrder> = {}): SentOrder {
  return {
    id: newRecordId(),
    user: '',
    ...SHIPPING,
    lines: [suit()],
    currency: 'INR',
    paymentMethod: PAYMENT_METHOD,
    note: '',
    ...changes,
  }
}

/** A line with the first suit of the demo catalogue. */
export function suit(
  changes: Partial<SentOrder['lines'][number]> = {},
): SentOrder['lines'][number] {
  return {
    product: 'demoproduct0001',
    name: 'Navy Twill Suit',
    category: 'Suits',
    price: 42999,
    quantity: 1,
    material: 'Wool',
    preferences: { material: 'Wool', color: '#000000', fitType: 'Regular', additionalRequests: '' },
    ...changes,
  }
}
