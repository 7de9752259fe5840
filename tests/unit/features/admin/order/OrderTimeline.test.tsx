import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { OrderEvent } from '#domain/orders/orderEvent.ts'
import { OrderTimeline } from '#features/admin/order/OrderTimeline.tsx'

const EVENT = {
  order: 'order0000000001',
  note: '',
  seq: 1,
  created: '2026-11-27T04:46:00.000Z',
  day: '2026-11-27',
}
const EVENTS: OrderEvent[] = [
  { ...EVENT, id: '1', actor: 'shopper', kind: 'status', from: '', to: 'placed' },
  { ...EVENT, id: '2', actor: 'shopper', kind: 'dueDate', from: '', to: '2026-12-18' },
  { ...EVENT, id: '3', actor: 'guest', kind: 'trialDate', from: '', to: '2026-12-10' },
  {
    ...EVENT,
    id: '4',
    actor: 'owner',
    note: 'The cloth is late',
    kind: 'dueDate',
    from: '2026-12-18',
    to: '2026-12-21',
  },
  { ...EVENT, id: '5', actor: 'owner', kind: 'status', from: 'placed', to: 'confirmed' },
]

it('says who placed and moved an order, and attributes the promised days to the house, not to the customer', () => {
  render(<OrderTimeline events={EVENTS} />)
  const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(lines.map((line) => line.replace(/27 Nov.*[ap]m, /, ' | '))).toEqual([
    'Placed | customer',
    'Promised for Fri 18 Dec | with the order',
    'Trial promised for Thu 10 Dec | with the order',
    'Promised day moved from Fri 18 Dec to Mon 21 Dec. The cloth is late | house',
    'Confirmed | house',
  ])
})
