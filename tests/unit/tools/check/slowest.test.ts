import { expect, test } from 'vitest'
import { slowest } from '#tools/check/slowest.mjs'

test('The five slowest files are shown, slowest first', () => {
  const times = [900, 100, 12_000, 300, 75_000, 400].map((ms, place) => ({
    file: `${place}.ts`,
    ms,
  }))
  expect(slowest(times)).toEqual([
    '  1 min 15 s  4.ts',
    '        12 s  2.ts',
    '       0.9 s  0.ts',
    '       0.4 s  5.ts',
    '       0.3 s  3.ts',
  ])
})

test('A step without test files shows none', () => {
  expect(slowest([])).toEqual([])
})
