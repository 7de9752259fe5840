import { expect, test } from 'vitest'
import { dayOf } from '#domain/base/day.ts'
import type { Offer } from '#domain/base/offer.ts'
import { withDiscounts } from '#domain/cart/discounts.ts'
import { LINE } from '#tests/harness/data/orderLine.ts'

const CONTEXT = { firstOrder: false, day: Number(dayOf('2026-11-23')), code: '' }
const TEN_OFF: Offer = { kind: 'percent', value: 10 }

test.each<[string, Offer, number, object?]>([
  ['in a first order', { ...TEN_OFF, firstOrder: true }, 8600, { firstOrder: true }],
  ['not in a later order', { ...TEN_OFF, firstOrder: true }, 0],
  ['from two pieces', { ...TEN_OFF, minQuantity: 2 }, 8600],
  ['not for fewer pieces', { ...TEN_OFF, minQuantity: 3 }, 0],
  ['on its last day', { ...TEN_OFF, until: '2026-11-23' }, 8600],
  ['not after it', { ...TEN_OFF, until: '2026-11-22' }, 0],
  ['on its first day', { ...TEN_OFF, from: '2026-11-23' }, 8600],
  ['not before it', { ...TEN_OFF, from: '2026-11-24' }, 0],
  ['with its code', { ...TEN_OFF, code: 'DIWALI' }, 8600, { code: 'DIWALI' }],
  ['not without it', { ...TEN_OFF, code: 'DIWALI' }, 0],
])('an offer applies %s', (_, offer, rupees, changes = {}) => {
  const context = { ...CONTEXT, ...changes }
  const [line] = withDiscounts([LINE], () => offer, context)
  expect(line?.discount?.rupees ?? 0).toBe(rupees)
})

test('pieces of one product count together', () => {
  const offer = { ...TEN_OFF, minQuantity: 3 }
  const one = { ...LINE, quantity: 1 }
  const other = { ...LINE, product: 'demoproduct0002' }
  const offered = (lines: (typeof LINE)[]) =>
    withDiscounts(lines, () => offer, CONTEXT).map(({ discount }) => discount)
  expect(offered([LINE, one])).toMatchObject([{ rupees: 8600 }, { rupees: 4300 }])
  expect(offered([one, other])).toEqual([undefined, undefined])
})
