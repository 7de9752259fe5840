import { expect, it } from 'vitest'
import { duesOf } from '#domain/desk/dues.ts'

const ORDER = { status: 'confirmed', total: 100, received: 0, discounted: 0, claim: '' }
const half = { kind: 'advance', percent: 50 } as const

it('Dues are what the terms ask for now, a claim first, then the oldest', () => {
  const orders = [
    { ...ORDER, id: 'new', terms: half, created: '2026-11-20' },
    { ...ORDER, id: 'claimed', terms: half, created: '2026-11-22', claim: '612345678901' },
    { ...ORDER, id: 'old', terms: half, created: '2026-11-01', received: 1000 },
    { ...ORDER, id: 'paid', terms: half, created: '2026-11-01', received: 5000 },
    { ...ORDER, id: 'ready', terms: half, created: '2026-11-21', received: 5000, status: 'ready' },
    { ...ORDER, id: 'no terms', created: '2026-11-01' },
    { ...ORDER, id: 'no terms, delivered', created: '2026-11-02', status: 'delivered' },
    { ...ORDER, id: 'cancelled', terms: half, created: '2026-11-01', status: 'cancelled' },
  ]
  expect(duesOf(orders).map(({ order, paise }) => [order.id, paise])).toEqual([
    ['claimed', 5000],
    ['old', 4000],
    ['no terms, delivered', 10_000],
    ['new', 5000],
    ['ready', 5000],
  ])
})
