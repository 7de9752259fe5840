import { expect, test, vi } from 'vitest'
import { derived } from '#data/live/derived.ts'
import { createStore } from '#data/live/store.ts'

test('a derived value follows each of its sources', () => {
  const price = createStore(100)
  const quantity = createStore(2)
  const total = derived([price, quantity], () => (price.current() ?? 0) * (quantity.current() ?? 0))
  const seen: (number | undefined)[] = []
  const stop = total.subscribe(() => seen.push(total.current()))
  price.set(50)
  quantity.set(3)
  stop()
  price.set(1)
  expect(seen).toEqual([100, 150])
  expect(total.current()).toBe(3)
})

test('a derived value keeps its identity until a source changes', () => {
  const names = createStore<readonly string[]>(['belt'])
  const compute = vi.fn(() => names.current()?.map((name) => ({ name })))
  const products = derived([names], compute)
  const first = products.current()
  expect(products.current()).toBe(first)
  expect(compute).toHaveBeenCalledTimes(1)
  names.set(['belt', 'suit'])
  expect(products.current()).toEqual([{ name: 'belt' }, { name: 'suit' }])
  expect(compute).toHaveBeenCalledTimes(2)
})
