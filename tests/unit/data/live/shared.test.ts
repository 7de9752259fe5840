import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { shared, GC_TIME_MS } from '#data/live/shared.ts'

let started = 0
let emit: (value: string) => void = () => undefined

beforeEach(() => {
  vi.useFakeTimers()
  started = 0
})
afterEach(() => {
  vi.useRealTimers()
})

function flushMicrotasks(): Promise<void> {
  return Promise.resolve()
}

function value(subject?: () => string) {
  return shared<string>((onValue) => {
    started += 1
    emit = onValue
    return () => (emit = () => undefined)
  }, subject)
}

test('the source runs once for all subscribers, and stops without any', async () => {
  const live = value()
  const stops = [live.subscribe(() => undefined), live.subscribe(() => undefined)]
  emit('cut')
  expect([started, live.current()]).toEqual([1, 'cut'])
  for (const stop of stops) stop()
  await flushMicrotasks()
  emit('sewn')
  expect(live.current()).toBe('cut')
})

test('the last value is kept for five minutes after the last subscriber leaves, and then dropped', async () => {
  expect(GC_TIME_MS).toBe(300_000)
  const live = value()
  const stop = live.subscribe(() => undefined)
  emit('cut')
  stop()
  await flushMicrotasks()
  vi.advanceTimersByTime(GC_TIME_MS - 1)
  expect(live.current()).toBe('cut')
  vi.advanceTimersByTime(1)
  expect(live.current()).toBeUndefined()
})

test('a subscriber that returns in time gets the last value, and it is kept while subscribed', async () => {
  const live = value()
  live.subscribe(() => undefined)()
  await flushMicrotasks()
  const stop = live.subscribe(() => undefined)
  emit('cut')
  stop()
  await flushMicrotasks()
  vi.advanceTimersByTime(GC_TIME_MS - 1)
  live.subscribe(() => undefined)
  vi.advanceTimersByTime(2 * GC_TIME_MS)
  expect([started, live.current()]).toEqual([3, 'cut'])
})

test('a subscriber that arrives as the last one leaves keeps the source running', async () => {
  const live = value()
  const stop = live.subscribe(() => undefined)
  emit('cut')
  stop()
  live.subscribe(() => undefined)
  await flushMicrotasks()
  emit('sewn')
  vi.advanceTimersByTime(2 * GC_TIME_MS)
  expect([started, live.current()]).toEqual([1, 'sewn'])
})

test('a value for another account is not returned', () => {
  let who = 'asha'
  const live = value(() => who)
  live.subscribe(() => undefined)
  emit('cut')
  who = 'ravi'
  expect(live.current()).toBeUndefined()
})
