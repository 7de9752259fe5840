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

/** The order as the server answers it, once it is placed. */
export function placedOrder(changes: Partial<SentOrder> = {}) {
  return {
    ...sentOrder({ id: 'mworder00000001', ...changes }),
    number: 'ET-1795260951150',
    status: 'placed',
    total: 42_999,
    source: 'shop',
    trialDate: '',
    dueDate: '',
    seq: 1,
    rev: 1,
    created: '2026-11-21 09:00:00.000Z',
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
