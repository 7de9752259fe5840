import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withInitialValue } from '#data/local/liveQuery.ts'
import { writeCache } from '#data/live/localStorageCache.ts'
import { LOCAL_DATA_KEY } from '#data/storage/localData.ts'
import type { Live } from '#domain/base/live.ts'
import { createStore } from '#data/live/store.ts'
import { startDevice } from '#tests/harness/device/device.ts'

/** The database's answer, and whether it was queried. */
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

test('without local data the initial value is used and the database stays closed', () => {
  const { live, asked } = database()
  const cart = withInitialValue(live, [])
  cart.subscribe(() => undefined)
  expect(cart.current()).toEqual([])
  expect(asked).not.toHaveBeenCalled()
})

test('the database is queried after a while all the same, and its value wins', () => {
  const { live, asked, answer } = database()
  const cart = withInitialValue(live, [])
  const listener = vi.fn()
  cart.subscribe(listener)
  vi.advanceTimersByTime(10_000)
  expect(asked).toHaveBeenCalledOnce()
  writeCache(LOCAL_DATA_KEY, '1')
  expect(cart.current()).toEqual([])
  answer.set(['a suit'])
  expect(listener).toHaveBeenCalledOnce()
  expect(cart.current()).toEqual(['a suit'])
})

test('with local data the database is queried at once, and no value is assumed', () => {
  writeCache(LOCAL_DATA_KEY, '1')
  const { live, asked } = database()
  const cart = withInitialValue(live, [])
  expect(cart.current()).toBeUndefined()
  cart.subscribe(() => undefined)
  expect(asked).toHaveBeenCalledOnce()
  expect(cart.current()).toBeUndefined()
})

test('data stored while nobody subscribes is not assumed empty later', () => {
  const { live } = database()
  const cart = withInitialValue(live, [])
  cart.subscribe(() => undefined)()
  writeCache(LOCAL_DATA_KEY, '1')
  expect(cart.current()).toBeUndefined()
})
