import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withInitialValue } from '#data/storage/withInitialValue.ts'
import { writeCache } from '#data/live/localStorageCache.ts'
import { LOCAL_DATA_KEY } from '#data/storage/localData.ts'
import { createStore, type Live } from '#data/live/store.ts'
import { startDevice } from '#tests/harness/device/device.ts'

/** What the database would say, and whether anybody has asked it. */
function database() {
  const answer = createStore<string[] | undefined>(undefined)
  const asked = vi.fn()
  const live: Live<string[]> = {
    current: answer.current,
    subscribe(onChange) {
      asked()
      return answer.subscribe(onChange)
    },
  }
  return { live, asked, answer }
}

beforeEach(() => {
  startDevice()
  vi.stubGlobal('document', { readyState: 'complete' })
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a device that has kept nothing yet has nothing, without asking', () => {
  const { live, asked } = database()
  const cart = withInitialValue(live, [])
  cart.subscribe(() => undefined)
  expect(cart.current()).toEqual([])
  expect(asked).not.toHaveBeenCalled()
})

test('it is asked all the same a while later, and what it says counts', () => {
  const { live, asked, answer } = database()
  const cart = withInitialValue(live, [])
  const told = vi.fn()
  cart.subscribe(told)
  vi.advanceTimersByTime(10_000)
  expect(asked).toHaveBeenCalledOnce()
  writeCache(LOCAL_DATA_KEY, '1')
  expect(cart.current()).toEqual([])
  answer.set(['a suit'])
  expect(told).toHaveBeenCalledOnce()
  expect(cart.current()).toEqual(['a suit'])
})

test('a device that keeps something is asked at once, and nothing is taken for granted', () => {
  writeCache(LOCAL_DATA_KEY, '1')
  const { live, asked } = database()
  const cart = withInitialValue(live, [])
  expect(cart.current()).toBeUndefined()
  cart.subscribe(() => undefined)
  expect(asked).toHaveBeenCalledOnce()
  expect(cart.current()).toBeUndefined()
})

test('what is used while nobody looks is not taken for empty afterwards', () => {
  const { live } = database()
  const cart = withInitialValue(live, [])
  cart.subscribe(() => undefined)()
  writeCache(LOCAL_DATA_KEY, '1')
  expect(cart.current()).toBeUndefined()
})
