import { expect, test } from 'vitest'
import { parseHeight } from '#domain/length/parseHeight.ts'

test.each([
  ['170', 1700],
  ['170 cm', 1700],
  ['1.7 m', 1700],
  ['67 in', 1701.8],
  ['67', 1701.8],
  ["5'7", 1701.8],
  ['5 ft 7', 1701.8],
  ['5ft 7 in', 1701.8],
  ['5\'7"', 1701.8],
  ['6 feet', 1828.8],
])('%s is %d mm', (text, height) => {
  expect(parseHeight(text)).toBeCloseTo(height, 6)
})

test.each(['', 'tall', '17', '9 ft', '-170', '170 170'])('%j is not a height', (text) => {
  expect(parseHeight(text)).toBeUndefined()
})
