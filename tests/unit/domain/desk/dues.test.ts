import { expect, it } from 'vitest'
import { dueOf, duesOf } from '#domain/desk/dues.ts'
import type { OrderEvent } from '#domain/orders/orderEvent.ts'

const ORDER = { status: 'confirmed', total: 100, received: 0, discounted: 0, claim: '' }
const half = { kind: 'advance', percent: 50 } as const

let seq = 0

function event(order: string, day: string): OrderEvent & { kind: 'note' } {
  seq += 1
  const created = `${day}T08:00:00Z`
  return { id: `event${seq}`, order, actor: 'owner', note: '', seq, created, day, kind: 'note' }
}

const ready = (order: string, day: string): OrderEvent => ({
  ...event(order, day),
  kind: 'status',
  from: 'trial',
  to: 'ready',
})

function moved(kind: 'payment' | 'refund', paise: number, [order, day]: [string, string]) {
  const facts = { method: 'cash', reference: '', receipt: '' }
  return { ...event(order, day), kind, paise, ...facts } as const
}

it('Dues are what the terms ask for now, a claim first, then those that wait longest', () => {
  const orders = [
    { ...ORDER, id: 'new', terms: half, created: '2026-11-20' },
    { ...ORDER, id: 'claimed', terms: half, created: '2026-11-22', claim: '612345678901' },
    { ...ORDER, id: 'old', terms: half, created: '2026-11-01', received: 1000 },
    { ...ORDER, id: 'paid', terms: half, created: '2026-11-01', received: 5000 },
    { ...ORDER, id: 'ready', terms: half, created: '2026-11-01', received: 5000, status: 'ready' },
    { ...ORDER, id: 'no terms', created: '2026-11-01' },
    { ...ORDER, id: 'no terms, delivered', created: '2026-11-02', status: 'delivered' },
    { ...ORDER, id: 'cancelled', terms: half, created: '2026-11-01', status: 'cancelled' },
  ]
  const events = [
    moved('payment', 1000, ['old', '2026-11-03']),
    moved('payment', 5000, ['ready', '2026-11-02']),
    ready('ready', '2026-11-21'),
    ready('no terms, delivered', '2026-11-18'),
  ]
  const dues = duesOf(orders, events)
  expect(dues.map(({ order, paise, since }) => [order.id, paise, since])).toEqual([
    ['claimed', 5000, '2026-11-22'],
    ['old', 4000, '2026-11-01'],
    ['no terms, delivered', 10_000, '2026-11-18'],
    ['new', 5000, '2026-11-20'],
    ['ready', 5000, '2026-11-21'],
  ])
})

it('A refunded amount is due again from the day of the refund; days are in the shop’s time zone', () => {
  const order = { ...ORDER, id: 'a', terms: half, created: '2026-11-01T20:00:00Z', received: 4000 }
  const paid = moved('payment', 5000, ['a', '2026-11-02'])
  const returned = moved('refund', 1000, ['a', '2026-11-10'])
  expect(dueOf(order, [returned, paid])).toMatchObject({ paise: 1000, since: '2026-11-10' })
  expect(dueOf({ ...order, received: 0 }, [])).toMatchObject({ paise: 5000, since: '2026-11-02' })
})

it('No day is named when the order’s history is not on this device', () => {
  const order = { ...ORDER, id: 'a', terms: half, created: '2026-11-01', status: 'ready' }
  expect(dueOf(order, [])).toMatchObject({ paise: 10_000, since: '' })
})
