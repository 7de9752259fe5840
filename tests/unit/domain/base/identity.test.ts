import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isRecordId, orderNumber, recordId } from '#domain/base/identity.ts'

const NOW_MS = Date.UTC(2026, 10, 21, 10)
const CHANCE = new Uint8Array([1, 2, 3, 4, 5, 6, 7])

test('a record id has the format that the server accepts', () => {
  fc.assert(
    fc.property(fc.nat(4e12), fc.uint8Array({ minLength: 7, maxLength: 7 }), (nowMs, bytes) => {
      expect(isRecordId(recordId(nowMs, bytes))).toBe(true)
    }),
  )
})

test('later ids sort after earlier ones', () => {
  expect(recordId(NOW_MS, CHANCE) < recordId(NOW_MS + 1, CHANCE)).toBe(true)
})

test('an order number comes from the time its id was made', () => {
  expect(orderNumber(recordId(NOW_MS, CHANCE), NOW_MS + 60_000)).toBe(`ET-${NOW_MS}`)
})

test.each(['zzzzzzzzzzzzzzz', '000000000000000', 'demoproduct0001'])(
  'the forged id %s is numbered by the clock',
  (id) => {
    expect(orderNumber(id, NOW_MS)).toBe(`ET-${NOW_MS}`)
  },
)

test.each([
  '',
  'UPPERCASEUPPERC',
  'short',
  'sixteencharacter',
  'with space 1234',
  '../../../etcpass',
])('"%s" is not a record id', (text) => {
  expect(isRecordId(text)).toBe(false)
})
