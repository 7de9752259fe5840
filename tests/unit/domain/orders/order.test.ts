import { expect, test } from 'vitest'
import { areOrderable, isBeforeCutting, isLegalMove, ORDER_STATUSES } from '#domain/orders/order.ts'
import { LINE } from '#tests/harness/data/orderLine.ts'

test.each([
  ['no line', []],
  ['a fraction', [{ ...LINE, quantity: 1.5 }]],
  ['nothing of it', [{ ...LINE, quantity: 0 }]],
  ['more than 99', [{ ...LINE, quantity: 100 }]],
  ['more than 50 lines', Array.from({ length: 51 }, () => LINE)],
])('%s cannot be ordered', (_name, lines) => {
  expect(areOrderable(lines)).toBe(false)
})

test('an ordinary order can be placed', () => {
  expect(areOrderable([LINE])).toBe(true)
})

test('an order can be cancelled only before cutting', () => {
  expect(ORDER_STATUSES.filter(isBeforeCutting)).toEqual(['placed', 'confirmed'])
})

test('a cancelled order stays cancelled', () => {
  expect(ORDER_STATUSES.filter((status) => isLegalMove('cancelled', status))).toEqual([])
})

test.each([
  ['placed', 'confirmed', true],
  ['placed', 'cutting', false],
  ['placed', 'delivered', false],
  ['trial', 'alteration', true],
  ['alteration', 'trial', true],
  ['trial', 'ready', true],
  ['delivered', 'placed', false],
  ['cancelled', 'placed', false],
  ['cutting', 'cancelled', false],
  ['delivered', 'ready', true],
  ['delivered', 'alteration', true],
  ['ready', 'trial', true],
  ['cutting', 'confirmed', true],
  ['confirmed', 'placed', true],
  ['stitching', 'placed', false],
] as const)('from %s to %s is allowed: %s', (from, to, allowed) => {
  expect(isLegalMove(from, to)).toBe(allowed)
})
