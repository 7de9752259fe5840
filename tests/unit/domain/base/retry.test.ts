import { expect, it } from 'vitest'
import { MAX_RETRIES, retryDelayMs } from '#domain/base/retry.ts'

it('retries three times, doubling the delay', () => {
  const waits = Array.from({ length: MAX_RETRIES }, (_, attempt) => retryDelayMs(attempt))
  expect(waits).toEqual([1000, 2000, 4000])
})

it('never waits longer than 30 seconds', () => {
  expect(retryDelayMs(4)).toBe(16_000)
  expect(retryDelayMs(5)).toBe(30_000)
  expect(retryDelayMs(50)).toBe(30_000)
})
