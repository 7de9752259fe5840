import { expect, it } from 'vitest'
import { takingsOn } from '#domain/desk/takings.ts'
import { shopDateOf } from '#domain/base/day.ts'
import type { OrderEvent } from '#domain/orders/orderEvent.ts'

const BARE = { order: 'a', actor: 'owner', note: '', seq: 1, reference: '', receipt: '' } as const

function moved(kind: 'payment' | 'refund', paise: number, method: string, created: string) {
  const day = shopDateOf(created)
  return { ...BARE, id: `${created} ${paise}`, kind, paise, method, created, day } as const
}

it('The takings of a day are by payment method, less what was returned that day', () => {
  const events: OrderEvent[] = [
    moved('refund', 2000, 'cash', '2026-11-30T08:00:00Z'),
    moved('payment', 5000, 'upi', '2026-11-30T07:00:00Z'),
    moved('payment', 3000, 'Cheque', '2026-11-30T06:00:00Z'),
    moved('payment', 10_000, 'cash', '2026-11-30T05:00:00Z'),
    moved('payment', 500, 'cash', '2026-11-30T06:30:00Z'),
    {
      ...BARE,
      id: 'off',
      kind: 'discount',
      paise: 700,
      created: '2026-11-30T09:00:00Z',
      day: '2026-11-30',
    },
  ]
  const { ways, total, entries } = takingsOn('2026-11-30', events)
  expect(ways).toEqual([
    { method: 'cash', received: 10_500, returned: 2000 },
    { method: 'upi', received: 5000, returned: 0 },
    { method: 'Cheque', received: 3000, returned: 0 },
  ])
  expect(total).toEqual({ received: 18_500, returned: 2000 })
  expect(entries.map(({ paise }) => paise)).toEqual([10_000, 3000, 500, 5000, 2000])
})

it('The day is the shop’s: it begins at half past six in the evening, UTC', () => {
  const events = [
    moved('payment', 1, 'cash', '2026-11-29T18:29:59Z'),
    moved('payment', 20, 'cash', '2026-11-29T18:30:00Z'),
    moved('payment', 300, 'cash', '2026-11-30T18:29:59Z'),
    moved('payment', 4000, 'cash', '2026-11-30T18:30:00Z'),
  ]
  expect(takingsOn('2026-11-30', events).total).toEqual({ received: 320, returned: 0 })
  expect(takingsOn('2026-12-02', events)).toMatchObject({ ways: [], entries: [] })
})

it('Money counts on the day on which it was received, also when the server stored it later', () => {
  const late = { ...moved('payment', 700, 'cash', '2026-12-01T05:00:00Z'), day: '2026-11-30' }
  expect(takingsOn('2026-11-30', [late]).total.received).toBe(700)
  expect(takingsOn('2026-12-01', [late]).entries).toEqual([])
})
