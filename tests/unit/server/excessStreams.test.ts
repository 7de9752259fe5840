import { expect, test } from 'vitest'
import { excessStreams, type Stream } from '#server/limits/excessStreams.ts'

const streams = (count: number, stream: (index: number) => Partial<Stream>): Stream[] =>
  Array.from({ length: count }, (_, index) => {
    return { id: String(index), address: 'a', since: index, isShopper: false, ...stream(index) }
  })

const ids = (list: readonly Stream[]) => list.map(({ id }) => id)

test('An address keeps its first 40 streams', () => {
  expect(ids(excessStreams(streams(42, () => ({}))))).toEqual(['40', '41'])
  expect(excessStreams(streams(42, (index) => ({ address: index < 40 ? 'a' : 'b' })))).toEqual([])
})

test('Of signed-in shoppers an address keeps the first ten', () => {
  expect(ids(excessStreams(streams(12, () => ({ isShopper: true }))))).toEqual(['10', '11'])
})

test('A stream that never subscribed is closed before those that did', () => {
  const list = streams(41, (index) => (index === 0 ? { since: Infinity } : {}))
  expect(ids(excessStreams(list))).toEqual(['0'])
})

test('The server keeps the first 1,000', () => {
  const list = streams(1001, (index) => ({ address: String(index) }))
  expect(ids(excessStreams(list))).toEqual(['1000'])
})
