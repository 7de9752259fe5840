import { expect, test } from 'vitest'
import { DEAD_AFTER_MS, nextHolder } from '#server/pocketbase/loopHolder.ts'

const NOW = 1_795_000_000_000

test('One loop at a time sends, for as long as it says that it is alive', () => {
  const first = nextHolder(undefined, 'first', NOW)
  expect(first).toEqual({ id: 'first', at: NOW })
  expect(nextHolder(first, 'second', NOW + DEAD_AFTER_MS)).toEqual(first)
  const later = NOW + DEAD_AFTER_MS + 1
  expect(nextHolder(nextHolder(first, 'first', NOW + 1), 'second', later)).toMatchObject({
    id: 'first',
  })
})

test('A loop that hung, and came back when another had taken over, does not send again', () => {
  const first = nextHolder(undefined, 'first', NOW)
  const later = NOW + DEAD_AFTER_MS + 1
  const second = nextHolder(first, 'second', later)
  expect(second).toEqual({ id: 'second', at: later })
  expect(nextHolder(second, 'first', later + 1)).toEqual(second)
})
