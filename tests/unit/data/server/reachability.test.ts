import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startDevice, type Device } from '#tests/harness/device/device.ts'

const MINUTE_MS = 60_000

let device: Device
let asked: number

beforeEach(() => {
  vi.useFakeTimers()
  asked = 0
  device = startDevice()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const openPage = () =>
  device.open(async () => ({
    ...(await import('#data/server/connection.ts')),
    ...(await import('#data/server/reachability.ts')),
  }))

function shopIs(there: 'there' | 'away'): void {
  device.setFetch(() => {
    asked += 1
    if (there === 'away') return Promise.reject(new TypeError('Failed to fetch'))
    const headers = { 'Content-Type': 'application/json' }
    return Promise.resolve(new Response('{"code":200}', { headers }))
  })
}

test('an unreachable server is pinged until it answers, with growing delays and without any event', async () => {
  const { connection, pollUntilReachable, markUnreachable } = await openPage()
  shopIs('away')
  pollUntilReachable()
  markUnreachable()
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(asked).toBe(5)
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS)
  expect(asked).toBe(25)
  expect(connection.current()).toBe('unreachable')

  shopIs('there')
  await vi.advanceTimersByTimeAsync(MINUTE_MS / 2)
  expect(connection.current()).toBe('online')
  expect(asked).toBe(26)
  await vi.advanceTimersByTimeAsync(10 * MINUTE_MS)
  expect(asked).toBe(26)
})

test('brief returns do not reset the backoff; a long one does', async () => {
  const { pollUntilReachable, markUnreachable } = await openPage()
  shopIs('there')
  pollUntilReachable()
  for (let goes = 0; goes < 6; goes += 1) {
    markUnreachable()
    await vi.advanceTimersByTimeAsync(MINUTE_MS / 2)
  }
  expect(asked).toBe(6)
  markUnreachable()
  await vi.advanceTimersByTimeAsync(2000)
  expect(asked).toBe(6)
  await vi.advanceTimersByTimeAsync(3 * MINUTE_MS)
  markUnreachable()
  await vi.advanceTimersByTimeAsync(2000)
  expect(asked).toBe(8)
})

test('an offline device sends no ping', async () => {
  const { isReachable, pollUntilReachable, markUnreachable } = await openPage()
  shopIs('there')
  pollUntilReachable()
  device.setOnline(false)
  markUnreachable()
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  expect(await isReachable()).toBe(false)
  expect(asked).toBe(0)
})

test('an unreachable or unknown server is pinged once for all who want to send', async () => {
  const { isReachable, markUnreachable } = await openPage()
  shopIs('there')
  expect(await isReachable()).toBe(true)
  expect(asked).toBe(0)
  markUnreachable()
  expect(await Promise.all([isReachable(), isReachable(), isReachable()])).toEqual([
    true,
    true,
    true,
  ])
  expect(asked).toBe(1)
  await vi.advanceTimersByTimeAsync(MINUTE_MS)
  shopIs('away')
  expect(await isReachable()).toBe(false)
  expect(asked).toBe(2)
})
