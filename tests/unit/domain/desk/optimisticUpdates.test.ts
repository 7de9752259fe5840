import { expect, it } from 'vitest'
import type { DeskEdit } from '#domain/desk/deskEdit.ts'
import { withOrderEdits, withProductEdits } from '#domain/desk/optimisticUpdates.ts'
import { withWaitingEvents } from '#domain/desk/waitingEvents.ts'
import type { OwnerOrder } from '#domain/desk/ownerOrder.ts'
import { DEFAULT_PREFERENCES } from '#domain/cart/cart.ts'
import { EMPTY_SHIPPING } from '#domain/orders/shipping.ts'
import { OWNED_SUIT } from '#tests/harness/data/products.ts'

const line = {
  product: OWNED_SUIT.id,
  name: 'Suit',
  category: 'Suits',
  price: 100,
  quantity: 2,
  material: 'Wool',
  preferences: DEFAULT_PREFERENCES,
}
const draft = {
  id: 'counter00000001',
  user: '',
  shipping: EMPTY_SHIPPING,
  lines: [line],
  note: '',
  currency: 'INR' as const,
  paymentMethod: 'Pay via WhatsApp' as const,
}

function waiting(...edits: DeskEdit[]) {
  return edits.map((edit, index) => ({ id: `e${index}`, edit, savedAt: '2026-11-21T10:00:00Z' }))
}

const move = { what: 'move', order: draft.id, note: '' } as const

it('Products show queued edits: new ones, changes, photos', () => {
  const { photo: _photo, deleted: _deleted, ...fields } = OWNED_SUIT
  const [made] = waiting({ what: 'newProduct', id: 'new000000000001', fields })
  const [changed] = waiting({
    what: 'product',
    id: OWNED_SUIT.id,
    base: 1,
    before: OWNED_SUIT,
    changes: { price: 7 },
  })
  if (!made || !changed) throw new Error('Nothing waits.')
  const shown = withProductEdits([OWNED_SUIT], [made, { ...changed, photo: 'blob:1' }])
  expect(shown).toMatchObject([
    { id: OWNED_SUIT.id, price: 7, photo: 'blob:1' },
    { id: 'new000000000001', rev: 0 },
  ])
})

it('An order created and moved offline goes step by step, without a number', () => {
  const items = waiting(
    { what: 'order', draft },
    { ...move, base: 1, from: 'placed', to: 'confirmed' },
    { ...move, base: 2, from: 'confirmed', to: 'cutting' },
  )
  const shown: Partial<OwnerOrder>[] = [...withOrderEdits([], items)]
  expect(shown).toMatchObject([{ number: '', status: 'cutting', total: 200, rev: 3 }])
  const kinds = withWaitingEvents(draft.id, [], items).map((event) =>
    event.kind === 'status' ? event.to : event.kind,
  )
  expect(kinds).toEqual(['placed', 'confirmed', 'cutting'])
})

it('A queued move that the customer has overtaken by cancelling does not hide the cancellation', () => {
  const placed = withOrderEdits([], waiting({ what: 'order', draft }))
  const cancelled = placed.map((order) => ({ ...order, status: 'cancelled' }))
  const items = waiting(
    { ...move, base: 1, from: 'placed', to: 'confirmed' },
    { ...move, base: 2, from: 'confirmed', to: 'cutting' },
  )
  expect(withOrderEdits(cancelled, items)).toMatchObject([{ status: 'cancelled' }])
})

it('Without queued edits the same row objects are returned', () => {
  const rows = [OWNED_SUIT]
  expect(withProductEdits(rows, [])).toBe(rows)
})

it('A queued entry counts in the order at once, and what an earlier version queued too', () => {
  const entry = { kind: 'payment', method: 'upi', reference: '', note: '' } as const
  const items = waiting(
    { what: 'order', draft },
    { what: 'entry', order: draft.id, entry: { ...entry, paise: 5050 } },
    { what: 'payment', order: draft.id, amount: -20, method: 'Cash' },
  )
  expect(withOrderEdits([], items)).toMatchObject([{ received: 3050, discounted: 0 }])
  expect(withWaitingEvents(draft.id, [], items).slice(1)).toMatchObject([
    { kind: 'payment', paise: 5050, method: 'upi' },
    { kind: 'refund', paise: 2000, method: 'Cash' },
  ])
})
